import type { ApiError } from '@contract/errors'
import type { Clash, ClashKind } from '@contract/planning/clash'
import type { Libres } from '@contract/planning/disponibilite'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import {
  askEvenement,
  buildCast,
  buildEvenement,
  type Cast,
  clashesIn,
  evenementValues,
  insertExaminateur,
  tunis,
} from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})
afterEach(() => backend.stop())

const DAY = '2026-11-26'
const SLOT = { start: tunis(DAY, '13:00'), end: tunis(DAY, '14:00') }
const ask = (client: Client, query: object = {}) => {
  const wanted = { calendar: 'Hour circulation', ...SLOT, idCandidats: String(cast.candidat.id), ...query }
  return client.get<Libres>(`/api/calendrier/disponibilite?${new URLSearchParams(wanted)}`)
}
const against = async (key: 'moniteurs' | 'vehicules' | 'examinateurs', id: number, query: object = {}) =>
  (await ask(ecole, query)).body[key].find((one) => one.id === id)?.raisons
const kinds = (raisons: Clash[] = []) => raisons.map(({ kind }) => kind)

const leave = { debut: DAY, fin: DAY, motif: 'Formation', force: true }
const CASES: [string, ClashKind, 'moniteurs' | 'vehicules' | 'ecole', () => Promise<unknown>][] = [
  ['leave', 'conge', 'moniteurs', () => ecole.post(`/api/moniteur/${cast.moniteur.id}/conge`, leave)],
  ['a closure', 'fermeture', 'ecole', () => ecole.post('/api/autoecole/fermeture', leave)],
  [
    'their own week',
    'disponibilite',
    'moniteurs',
    () =>
      ecole.put(`/api/moniteur/${cast.moniteur.id}/disponibilite`, {
        plages: [{ jour: 4, debut: '08:00', fin: '12:00' }],
        version: 0,
      }),
  ],
  [
    'being unavailable',
    'indisponible',
    'moniteurs',
    () => backend.db.updateTable('moniteur').set({ disponible: 0 }).where('id', '=', cast.moniteur.id).execute(),
  ],
  [
    'another lesson',
    'occupe',
    'moniteurs',
    async () => {
      const { id } = await buildCandidat(ecole)
      const props = { idCandidats: [id], calendar: 'Hour code' as const, idVehicule: null }
      return buildEvenement(ecole, evenementValues(cast, { ...SLOT, props }))
    },
  ],
  [
    'a category that they do not teach',
    'categorie',
    'moniteurs',
    () => backend.db.deleteFrom('moniteur_permi').where('idMoniteur', '=', cast.moniteur.id).execute(),
  ],
  [
    'expired papers',
    'papiers',
    'vehicules',
    () =>
      backend.db.updateTable('vehicule').set({ finVisite: '2026-11-25' }).where('id', '=', cast.idVehicule).execute(),
  ],
  [
    'a vehicle that is off the road',
    'indisponible',
    'vehicules',
    () => backend.db.updateTable('vehicule').set({ disponible: 0 }).where('id', '=', cast.idVehicule).execute(),
  ],
]

describe('GET /api/calendrier/disponibilite', () => {
  it.each(CASES)('reports %s with the same reasons as a refused booking', async (_name, kind, key, change) => {
    const id = key === 'vehicules' ? cast.idVehicule : cast.moniteur.id
    const reasons = async () => (key === 'ecole' ? (await ask(ecole)).body.ecole : await against(key, id))
    expect(await reasons()).toEqual([])
    await change()
    expect(kinds(await reasons())).toEqual([kind])
    const refused = await askEvenement(ecole, evenementValues(cast, SLOT))
    expect(refused.status).toBe(409)
    expect(clashesIn(refused).clashes).toEqual(await reasons())
  })

  it('checks the candidates too and ignores the event that is being changed', async () => {
    expect((await ask(ecole)).body.candidats).toEqual([])
    const { idEvenement } = await buildEvenement(ecole, evenementValues(cast, SLOT))
    expect((await ask(ecole)).body.candidats).toMatchObject([{ kind: 'occupe', idEvenement }])
    expect(kinds(await against('moniteurs', cast.moniteur.id))).toEqual(['occupe'])
    const { candidats, moniteurs } = (await ask(ecole, { except: String(idEvenement) })).body
    expect(candidats).toEqual([])
    expect(moniteurs.find(({ id }) => id === cast.moniteur.id)?.raisons).toEqual([])
  })

  it('reports the stage of an exam and its examiners', async () => {
    const idCode = await insertExaminateur(backend, 1, ['code'])
    const query = { calendar: 'Park exam' }
    expect(kinds((await ask(ecole, query)).body.candidats)).toEqual(['etape'])
    expect(kinds(await against('examinateurs', idCode, query))).toEqual(['categorie'])
    expect(await against('examinateurs', idCode, { calendar: 'Code exam' })).toEqual([])
  })
})

describe('the query of the availability', () => {
  it('concerns the caller’s school and its own people only', async () => {
    const ecole2 = await signedIn(backend, 'ecole2')
    const { candidats, moniteurs, vehicules } = (await ask(ecole2)).body
    expect(candidats).toEqual([])
    expect(moniteurs.map(({ id }) => id)).not.toContain(cast.moniteur.id)
    expect(vehicules.map(({ id }) => id)).not.toContain(cast.idVehicule)
    for (const who of ['candidat', 'moniteur']) expect((await ask(await signedIn(backend, who))).status).toBe(403)
  })

  it('requires a time in order and comma-separated ids', async () => {
    const errors = async (query: object) => ((await ask(ecole, query)).body as unknown as ApiError).errors
    expect(await errors({ end: SLOT.start })).toEqual({ end: 'end_before_start' })
    expect(await errors({ idCandidats: '1;2' })).toEqual({ idCandidats: 'invalid' })
    expect(await errors({ calendar: 'Hour' })).toEqual({ calendar: 'invalid' })
    expect((await ask(ecole, { idCandidats: `${cast.candidat.id},99999` })).status).toBe(200)
  })
})
