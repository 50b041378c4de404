import type { TransactionSaved } from '@contract/argent/transaction'
import { compteOf, pay } from '@tests/helpers/argent/argent'
import { hoursFrom, insertLessons } from '@tests/helpers/argent/argentEvents'
import { attestedLesson, startEnrolled } from '@tests/helpers/argent/enrolled'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { afterEach, describe, expect, it } from 'vitest'

let backend: TestBackend

/** A candidate enrolled with « Complet B » on the first of November. */
async function enrolled() {
  const started = await startEnrolled()
  backend = started.backend
  return started
}

afterEach(async () => {
  expect(await ledgerFaults(backend)).toEqual([])
  await backend.stop()
})

describe('a payment', () => {
  it('settles the oldest charge first and leaves a credit beyond what is owed', async () => {
    const { ecole, id, cast } = await enrolled()
    expect((await pay(ecole, id, 300_000)).body).toMatchObject({ numero: 'RC-2026-00001', solde: 535_000 })
    expect((await pay(ecole, id, 600_000)).body).toMatchObject({ numero: 'RC-2026-00002', solde: -65_000 })
    await insertLessons(backend, id, hoursFrom('2026-11-01', 20, 'Hour circulation'))
    await attestedLesson(ecole, cast)
    const { aPayer, postes } = await compteOf(ecole, id)
    expect(aPayer).toBe(-40_000)
    expect(postes).toEqual([expect.objectContaining({ sens: 'CREDIT', reste: 40_000 })])
  })

  it('is refused with the new balance when it is no longer the one that was seen', async () => {
    const { ecole, id } = await enrolled()
    await pay(ecole, id, 100_000)
    const answer = await pay(ecole, id, 100_000, { soldeVu: 835_000 })
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'balance_changed', details: { solde: 735_000 } }])
    expect((await compteOf(ecole, id)).aPayer).toBe(735_000)
  })

  it('is refused below or without a millime, from the future, or to give back what nobody has in credit', async () => {
    const { ecole, id } = await enrolled()
    const refusal = async (montant: unknown, changes: object = {}) =>
      (await pay(ecole, id, montant as number, changes)).status
    expect(await refusal(0)).toBe(422)
    expect(await refusal(-5)).toBe(422)
    expect(await refusal(10.5)).toBe(422)
    for (const dateOperation of ['2026-11-22', '2016-11-20']) expect(await refusal(1000, { dateOperation })).toBe(422)
    expect(await refusal(1000, { kind: 'REFUND' })).toBe(422)
    expect(await refusal(1000, { dateOperation: '2026-11-20' })).toBe(201)
  })

  it('is reversed once, with a reason, by a transaction of its own', async () => {
    const { ecole, id } = await enrolled()
    const { body } = await pay(ecole, id, 300_000)
    await pay(ecole, id, 100_000)
    const reverse = (idTransaction: number, motif = 'Chèque rendu') =>
      ecole.post<TransactionSaved>(`/api/transaction/${idTransaction}/reverse`, { motif })
    expect((await reverse(body.id, '')).status).toBe(422)
    const reversal = await reverse(body.id)
    expect(reversal.body).toMatchObject({ numero: 'RC-2026-00003', idReversed: body.id, solde: 735_000 })
    expect((await reverse(body.id)).status).toBe(409)
    expect((await reverse(reversal.body.id)).status).toBe(409)
    expect((await ecole.get<TransactionSaved>(`/api/transaction/${body.id}`)).body.reversedBy).toBe(reversal.body.id)
    const { lignes, aPayer } = await compteOf(ecole, id)
    expect(lignes.reduce((sum, { montant }) => sum + montant, 0)).toBe(aPayer)
    expect(await cash()).toBe(100_000)
  })
})

/** The total balance of the school's cash boxes. */
async function cash(): Promise<number> {
  const rows = await backend.db.selectFrom('compte').select('solde').where('type', '=', 'caisse').execute()
  return rows.reduce((sum, { solde }) => sum + solde, 0)
}
