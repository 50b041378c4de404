import type { NotifPage } from '@contract/compte/notif'
import type { CandidatDetail } from '@contract/ecole/candidat'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  backend = await startBackend()
  ecole = await signedIn(backend, 'ecole')
})
afterEach(() => backend.stop())

/** The reminders of a person on the day of their sign-in. */
async function remindersOf(username: string, context: string) {
  const client = await signedIn(backend, username)
  const all = async () => (await client.get<NotifPage>('/api/notif?limit=100')).body.data
  await all()
  return (await all()).filter(({ kind, params }) => kind === 'papier_bientot' && params.context === context)
}

const note = (id: number, type: string, values: object, version = 0) =>
  ecole.put(`/api/candidat/${id}/document/${type}`, { recu: true, version, ...values })

describe('reminders of an expiring paper', () => {
  it('notify the school at 30 days, at 7 days and on the day, once each', async () => {
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    await note(id, 'cin', { dateExpiration: '2026-12-22' })
    const about = async () => (await remindersOf('ecole', 'cin')).filter(({ target }) => target?.id === id)
    const levels: number[] = []
    // 31 and 30 days before, 8 and 7 days before, the last day, and the days after.
    for (const days of [0, 1, 22, 1, 7, 1, 8]) {
      wait(backend, { days })
      levels.push((await about()).length)
    }
    expect(levels).toEqual([0, 1, 1, 2, 3, 3, 3])
    expect((await about()).map(({ params }) => params.niveau)).toEqual(['0', '7', '30'])
    expect((await about())[0]?.params).toMatchObject({ nom: 'Hédi Zitouni', fin: '2026-12-22' })
  })

  it('reach users who were away on the day, for a week', async () => {
    const ids = [await buildCandidat(ecole), await buildCandidat(ecole)].map(({ id }) => id)
    const [recent = 0, old = 0] = ids
    await note(recent, 'cin', { dateExpiration: '2026-11-14' })
    await note(old, 'cin', { dateExpiration: '2026-11-13' })
    const targets = (await remindersOf('ecole', 'cin')).map(({ target }) => target)
    expect(targets).toContainEqual({ place: 'papiersCandidat', id: recent })
    expect(targets).not.toContainEqual({ place: 'papiersCandidat', id: old })
  })

  it('skip archived candidates, papers that were never received and other schools', async () => {
    const left = await buildCandidat(ecole)
    await note(left.id, 'cin', { dateExpiration: '2026-11-25' })
    await ecole.post(`/api/candidat/${left.id}/archive`)
    const missing = await buildCandidat(ecole)
    await note(missing.id, 'cin', { recu: false, dateExpiration: '2026-11-25' })
    expect(await remindersOf('ecole', 'cin')).toEqual([])
    await note((await buildCandidat(ecole)).id, 'cin', { dateExpiration: '2026-11-25' })
    expect(await remindersOf('ecole2', 'cin')).toEqual([])
    expect(await remindersOf('ecole', 'cin')).toEqual([])
    wait(backend, { days: 1 })
    expect(await remindersOf('ecole', 'cin')).toHaveLength(1)
  })

  it('notify the candidate in their own words and no other instructor', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const own = (await candidat.get<CandidatDetail>('/api/candidat/me')).body
    const version = own.documents[0]?.version
    await note(own.id, 'cin', { dateExpiration: '2026-11-28' }, version)
    await note((await buildCandidat(ecole)).id, 'cin', { dateExpiration: '2026-11-28' })
    const notifs = await remindersOf('candidat', 'own_cin')
    expect(notifs).toMatchObject([{ target: { place: 'fiche' }, params: { niveau: '7', fin: '2026-11-28' } }])
    expect(await remindersOf('candidat', 'cin')).toEqual([])
    expect(await remindersOf('moniteur', 'cin')).toEqual([])
  })
})

describe('reminders of an expiring access code', () => {
  it('notify the school and the candidate unless the code was deactivated', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const own = (await candidat.get<CandidatDetail>('/api/candidat/me')).body
    await backend.db.updateTable('code_acces').set({ dateExpiration: '2027-06-30' }).execute()
    await backend.db
      .updateTable('code_acces')
      .set({ dateExpiration: '2026-12-21', actif: 1 })
      .where('idCandidat', '=', own.id)
      .execute()
    const count = (await backend.db.selectFrom('code_acces').select('id').where('idCandidat', '=', own.id).execute())
      .length
    expect(count).toBeGreaterThan(0)
    const ofSchool = await remindersOf('ecole', 'code')
    expect(ofSchool[0]).toMatchObject({ target: { place: 'codeCandidat', id: own.id }, params: { niveau: '30' } })
    expect(await remindersOf('candidat', 'own_code')).toMatchObject([{ target: { place: 'codeCourse' } }])
    await backend.db.updateTable('code_acces').set({ actif: 0 }).where('idCandidat', '=', own.id).execute()
    wait(backend, { days: 23 })
    expect(await remindersOf('candidat', 'own_code')).toHaveLength(1)
  })
})
