import { busyTimes, takenTimes } from '@backend/database/planning/occupation'
import type { TestBackend } from '@tests/helpers/backend'
import { startSchool } from '@tests/helpers/http'
import { tunis } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = (await startSchool()).backend
})
afterEach(() => backend.stop())

const SPAN = { from: tunis('2026-11-01', '00:00'), to: tunis('2026-12-31', '00:00') }

async function everybody() {
  const rows = await backend.db.selectFrom('occupation').select(['ressource', 'idRessource']).distinct().execute()
  const of = (wanted: string) => rows.filter((row) => row.ressource === wanted).map((row) => row.idRessource)
  return {
    candidat: of('candidat'),
    moniteur: of('moniteur'),
    vehicule: of('vehicule'),
    examinateur: of('examinateur'),
  }
}

/** Each time with its resource, in one order. */
const linesOf = (times: { ressource: string; idRessource: number; start: string; end: string }[]) =>
  times.map(({ ressource, idRessource, start, end }) => [ressource, idRessource, start, end].join(' ')).sort()

describe('takenTimes', () => {
  const together = async () => {
    const found = await takenTimes(backend.db, await everybody(), SPAN)
    return found.flatMap(({ times, ...whose }) => times.map((time) => ({ ...whose, ...time })))
  }

  it('returns the times of all events, as read resource by resource', async () => {
    const busy = await busyTimes(backend.db, await everybody(), SPAN, [])
    expect(busy.length).toBeGreaterThan(100)
    expect(linesOf(await together())).toEqual(linesOf(busy))
  })

  it('returns the right ends in whatever order events were written', async () => {
    const events = await backend.db.selectFrom('evenement').select('id').limit(3).execute()
    await clearPlanning(backend)
    const hours = [
      ['14:00', '16:00'],
      ['08:00', '08:30'],
      ['10:00', '13:00'],
    ] as const
    const { db } = backend
    for (const [index, [from, to]] of hours.entries()) {
      const stamps = { createdAt: '', updatedAt: '', version: 1, status: 'PLANNED' as const }
      const [start, end] = [tunis('2026-11-23', from), tunis('2026-11-23', to)]
      const id = events[index]?.id ?? index + 1
      const event = { id, idAutoEcole: 1, calendar: 'Hour code' as const, start, end, idMoniteur: 1, ...stamps }
      await db.insertInto('evenement').values(event).execute()
      await db
        .insertInto('occupation')
        .values({ ressource: 'moniteur', idRessource: 1, start, end, idEvenement: id })
        .execute()
    }
    const wanted = hours.map(([from, to]) => ({ start: tunis('2026-11-23', from), end: tunis('2026-11-23', to) }))
    const whose = { ressource: 'moniteur', idRessource: 1 }
    expect(linesOf(await together())).toEqual(linesOf(wanted.map((time) => ({ ...whose, ...time }))))
  })

  it('returns nothing for an empty list of resources', async () => {
    const nobody = { candidat: [], moniteur: [], vehicule: [], examinateur: [] }
    expect(await takenTimes(backend.db, nobody, SPAN)).toEqual([])
  })
})
