import { seedDemo } from '@backend/seed/demo'
import type { Historique } from '@contract/ecole/historique'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import type { Activite } from '@contract/planning/disponibilite'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { signedIn } from '@tests/helpers/http'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROUNDS = 10

let backend: TestBackend
beforeEach(async () => {
  // The whole demo, with its log.
  backend = await startBackend({ seed: 'empty' })
  await seedDemo(backend.db, backend.clock.now, ROUNDS)
})
afterEach(() => backend.stop())

describe('the demo school', () => {
  it('has a log of what its people did, with nothing in the future', async () => {
    const ecole = await signedIn(backend, 'ecole')
    const logged = async (query: string) =>
      (await ecole.get<Page<Historique>>(`/api/historique?perPage=100&${query}`)).body
    expect((await logged('entite=candidat&action=create')).totalDataCount).toBeGreaterThan(10)
    expect((await logged('entite=evenement&action=create')).totalDataCount).toBeGreaterThan(100)
    const attested = await logged('entite=evenement&action=attest')
    expect(attested.totalDataCount).toBeGreaterThan(50)
    expect(new Set(attested.data.map(({ auteur }) => auteur)).size).toBeGreaterThan(1)
    const [latest] = (await logged('')).data
    expect(Date.parse(latest?.createdAt ?? '')).toBeLessThanOrEqual(backend.clock.now.getTime())
  })

  it('names in its log every record that is still there', async () => {
    const ecole = await signedIn(backend, 'ecole')
    const kinds = ['facture', 'codeAcces', 'utilisateur', 'candidat', 'compte', 'evenement', 'devoir'] as const
    for (const entite of kinds) {
      const { data } = (await ecole.get<Page<Historique>>(`/api/historique?perPage=100&entite=${entite}`)).body
      const nameless = data.filter(({ nom, action }) => nom === null && action !== 'delete')
      expect(nameless, entite).toEqual([])
    }
    const [sent] = (await ecole.get<Page<Historique>>('/api/historique?entite=facture&action=send')).body.data
    expect(sent?.nom).toBe(sent?.after?.numero)
  })

  it('counts for its instructors the exams of the candidates whom they follow', async () => {
    const ecole = await signedIn(backend, 'ecole')
    const { data } = (await ecole.get<Page<Moniteur>>('/api/moniteur?perPage=100')).body
    const passed = await Promise.all(
      data.map(async ({ id }) => {
        const { examens } = (await ecole.get<Activite>(`/api/moniteur/${id}/activite`)).body
        return examens.reduce((sum, { total }) => sum + total.reussis, 0)
      }),
    )
    expect(passed.length).toBeGreaterThan(3)
    expect(passed.filter((count) => count > 0).length).toBeGreaterThan(1)
  })
})

/** Columns that say when something was done, besides those that end with `At`. */
const DONE = new Set(['createdAt', 'updatedAt', 'ouverteLe', 'fermeeLe', 'usedAt', 'answeredAt', 'sentAt', 'readAt'])

it('nothing in the demo was done after it was made, at night too', async () => {
  const night = '2026-11-20T23:30:00.000Z' // half past midnight in Tunis
  const made = await startBackend({ seed: 'empty', now: night })
  await seedDemo(made.db, new Date(night), ROUNDS)
  const late: string[] = []
  for (const { name, columns } of await made.db.introspection.getTables()) {
    for (const column of columns.filter((one) => DONE.has(one.name))) {
      const rows = await sql<{ moment: string }>`
        select ${sql.ref(column.name)} as "moment" from ${sql.table(name)} where ${sql.ref(column.name)} > ${night}
      `.execute(made.db)
      if (rows.rows.length > 0) late.push(`${name}.${column.name}: ${rows.rows.length} ${rows.rows[0]?.moment}`)
    }
  }
  expect(late).toEqual([])
  await made.stop()
})
