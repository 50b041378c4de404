import type { CompteCandidat, Ligne } from '@contract/argent/compte'
import type { Historique } from '@contract/ecole/historique'
import { compteOf, pay } from '@tests/helpers/argent/argent'
import { balanceOf, startEnrolled } from '@tests/helpers/argent/enrolled'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
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

/** Gives a discount on what was bought of a service. */
const give = (ecole: Client, { inscriptions: [inscription] }: CompteCandidat, service: string, montant: number) => {
  const idLot = inscription?.lots.find((lot) => lot.service === service)?.id
  return ecole.post<CompteCandidat>(`/api/inscription/${inscription?.id}/remise`, { idLot, montant, motif: 'Fidélité' })
}

const remisesIn = ({ lignes }: CompteCandidat): Ligne[] => lignes.filter(({ remise }) => remise !== null)

const takeBack = (client: Client, id: number | undefined, motif = 'Erreur') =>
  client.post<CompteCandidat>(`/api/remise/${id}/reverse`, { motif })

describe('a discount', () => {
  it('lowers what it was given on, before anything older', async () => {
    const { ecole, id, compte } = await enrolled()
    expect((await give(ecole, compte, 'parc', 12_500)).status).toBe(201)
    const { postes } = await compteOf(ecole, id)
    const lowered = postes.filter(({ reste, montant }) => reste !== montant)
    expect(lowered.map(({ montant, reste }) => [montant, reste])).toEqual([[125_000, 112_500]])
  })

  it('is refused above what is left of what was bought', async () => {
    const { ecole, compte } = await enrolled()
    const answer = await give(ecole, compte, 'dossier', 50_001)
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { montant: 'above_left' } }])
  })
})

describe('a discount that is taken back', () => {
  it('is due again, and stays on the account with the line that takes it back', async () => {
    const { ecole, id, compte } = await enrolled()
    const given = (await give(ecole, compte, 'circulation', 50_000)).body
    expect(given.aPayer).toBe(785_000)
    const [remise] = remisesIn(given)
    expect(remise).toMatchObject({ montant: -50_000, remise: 'OPEN' })
    const { status, body } = await takeBack(ecole, remise?.id)
    expect([status, body.aPayer, body.exigible]).toEqual([201, 835_000, 835_000])
    expect(remisesIn(body).map((one) => [one.remise, one.montant, one.service])).toEqual([
      ['CLOSED', -50_000, 'circulation'],
      ['REVERSAL', 50_000, 'circulation'],
    ])
    expect(body.inscriptions[0]?.lots.find(({ service }) => service === 'circulation')?.montant).toBe(500_000)
    expect(await balanceOf(backend, `candidat:${id}`)).toBe(835_000)
    const log = (await ecole.get<{ data: Historique[] }>(`/api/historique?entite=compte&idEntite=${id}`)).body.data
    expect(log[0]).toMatchObject({ action: 'undo_discount', after: { montant: 50_000, motif: 'Erreur' } })
  })

  it('leaves the others as if it had never been given, also after a payment in full', async () => {
    const { ecole, id, compte } = await enrolled()
    await pay(ecole, id, 835_000)
    await give(ecole, compte, 'code', 100_000)
    const both = (await give(ecole, compte, 'code', 60_000)).body
    expect(both.aPayer).toBe(-160_000)
    const [first, second] = remisesIn(both)
    expect((await takeBack(ecole, first?.id)).body).toMatchObject({ aPayer: -60_000, exigible: 0 })
    expect((await takeBack(ecole, second?.id)).body).toMatchObject({ aPayer: 0, postes: [] })
  })

  it('is refused a second time, without a reason, for a reversal or something bought, and once the enrolment ended', async () => {
    const { ecole, compte } = await enrolled()
    const [inscription] = compte.inscriptions
    const [remise] = remisesIn((await give(ecole, compte, 'parc', 10_000)).body)
    const [other] = remisesIn((await give(ecole, compte, 'code', 10_000)).body).filter(({ id }) => id !== remise?.id)
    expect((await takeBack(ecole, remise?.id, '')).status).toBe(422)
    const [, , reversal] = remisesIn((await takeBack(ecole, remise?.id)).body)
    expect((await takeBack(ecole, remise?.id)).status).toBe(409)
    expect((await takeBack(ecole, reversal?.id)).status).toBe(404)
    expect((await takeBack(ecole, inscription?.lots[0]?.id)).status).toBe(404)
    const ending = { status: 'TERMINATED', dateFin: '2026-11-21', motif: 'Départ', version: inscription?.version }
    const ended = await ecole.post<CompteCandidat>(`/api/inscription/${inscription?.id}/end`, ending)
    expect(remisesIn(ended.body).map((one) => one.remise)).not.toContain('OPEN')
    expect((await takeBack(ecole, other?.id)).status).toBe(409)
  })

  it('is a matter of the management of its own school', async () => {
    const { ecole, compte } = await enrolled()
    const [remise] = remisesIn((await give(ecole, compte, 'parc', 10_000)).body)
    expect((await takeBack(await signedIn(backend, 'ecole2'), remise?.id)).status).toBe(404)
    expect((await takeBack(await deskWith(backend, 'caisse'), remise?.id)).status).toBe(403)
    for (const username of ['moniteur', 'candidat', 'manager']) {
      expect((await takeBack(await signedIn(backend, username), remise?.id)).status).toBe(403)
    }
    expect((await takeBack(clientOf(backend, null), remise?.id)).status).toBe(401)
  })
})
