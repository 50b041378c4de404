import { remindAll } from '@backend/commands/ecole/remindAll'
import { tableOutbox } from '@backend/database/outbox'
import type { Deps } from '@backend/deps'
import { addDays } from '@contract/clock/days'
import { buildEnrolled, startMoney } from '@tests/helpers/argent/recouvrement'
import { loadSqlite, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let idForfait: number
const TODAY = '2026-11-21'
const failures: unknown[] = []
const failed = (_: unknown, what: object) => void failures.push(what)

beforeEach(async () => {
  failures.length = 0
  const started = await startMoney()
  backend = started.backend
  ecole = started.ecole
  idForfait = started.idForfait
})
afterEach(() => backend.stop())

const depsOf = (changes: Partial<Deps> = {}): Deps => {
  const clock = () => backend.clock.now
  const outbox = tableOutbox(backend.db, clock, { shown: false })
  return {
    db: backend.db,
    wall: backend.wall,
    clock,
    outbox,
    passwordRounds: 1,
    checkAnswers: true,
    sqlite: loadSqlite,
    ...changes,
  }
}

/** The expiry reminders of an account, read from the database: a request of that account would create them. */
async function endingsOf(username: string) {
  const rows = await backend.db
    .selectFrom('notification')
    .innerJoin('utilisateur', 'utilisateur.id', 'notification.idUtilisateur')
    .select(['kind', 'params'])
    .where('username', '=', username)
    .where('kind', 'in', ['papier_bientot', 'pack_bientot'])
    .orderBy('notification.id')
    .execute()
  return rows.map(({ kind, params }) => ({ kind, ...JSON.parse(params) }))
}

/** The messages about money that candidates were sent. */
const messages = () =>
  backend.db.selectFrom('message_sortant').select('texte').where('texte', 'like', '%à régler%').execute()
const about = async (username: string, nom: string) =>
  (await endingsOf(username)).filter((one) => one.nom === nom).map(({ context, niveau }) => [context, niveau])

/** A candidate whose identity card ends in a week, with the name of their account. */
async function expiring(client: Client) {
  const { id } = await buildCandidat(client, { prenom: 'Sami', nom: 'Zitouni' })
  await client.put(`/api/candidat/${id}/document/cin`, {
    recu: true,
    dateExpiration: addDays(TODAY, 7),
    version: 0,
  })
  const { username } = await backend.db
    .selectFrom('utilisateur')
    .innerJoin('candidat', 'candidat.idUtilisateur', 'utilisateur.id')
    .select('username')
    .where('candidat.id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, username }
}

it('reminds desks and candidates of every school, though nobody signs in', async () => {
  const { username } = await expiring(ecole)
  const other = await expiring(await signedIn(backend, 'ecole2'))
  await remindAll(depsOf(), failed)
  expect(await about('ecole', 'Sami Zitouni')).toEqual([['cin', '7']])
  expect(await about('ecole2', 'Sami Zitouni')).toEqual([['cin', '7']])
  for (const one of [username, other.username]) expect(await about(one, 'Sami Zitouni')).toEqual([['own_cin', '7']])
})

it('leaves out who may not sign in, and desks whose business papers are not', async () => {
  const { username } = await expiring(ecole)
  await backend.db.updateTable('utilisateur').set({ actif: 0 }).where('username', '=', username).execute()
  await backend.db
    .updateTable('utilisateur')
    .set({ acces: 'caisse' })
    .where('username', '=', 'ecole-planning')
    .execute()
  await remindAll(depsOf(), failed)
  expect(await about(username, 'Sami Zitouni')).toEqual([])
  expect(await about('ecole-planning', 'Sami Zitouni')).toEqual([])
  expect(await about('ecole', 'Sami Zitouni')).toEqual([['cin', '7']])
})

it('sends nothing twice: not an hour later, not when a desk opens its day, and again at the next threshold', async () => {
  await expiring(ecole)
  await remindAll(depsOf(), failed)
  const count = async () => (await backend.db.selectFrom('notification').select('id').execute()).length
  const first = await count()
  wait(backend, { minutes: 60 })
  await remindAll(depsOf(), failed)
  await (await signedIn(backend, 'ecole')).get('/api/notif')
  expect(await count()).toBe(first)
  wait(backend, { days: 7 })
  await remindAll(depsOf(), failed)
  expect(await about('ecole', 'Sami Zitouni')).toEqual([
    ['cin', '7'],
    ['cin', '0'],
  ])
})

it('reminds of money once it is not quiet any more', async () => {
  await buildEnrolled(ecole, idForfait, '2026-11-17', { prenom: 'Sami', email: 'sami@exemple.tn' })
  backend.clock.now = new Date('2026-11-21T05:07:00.000Z')
  await remindAll(depsOf(), failed)
  expect(await messages()).toEqual([])
  backend.clock.now = new Date('2026-11-21T09:07:00.000Z')
  await remindAll(depsOf(), failed)
  await remindAll(depsOf(), failed)
  expect((await messages()).map(({ texte }) => texte)).toEqual([expect.stringContaining('835,000 DT restent à régler')])
})

it('leaves schools whose run failed to the next one, with nothing half done', async () => {
  await buildEnrolled(ecole, idForfait, '2026-11-17', { prenom: 'Sami', email: 'sami@exemple.tn' })
  const outbox = { send: () => Promise.reject(new Error('No place')) }
  await remindAll(depsOf({ outbox }), failed)
  expect(failures).toMatchObject([{ rappel: 'argent' }])
  expect(await backend.db.selectFrom('relance').select('id').execute()).toEqual([])
  await remindAll(depsOf(), failed)
  expect(await messages()).toHaveLength(1)
})

it('reminds of the money of a school though the rules of another one cannot be read', async () => {
  await buildEnrolled(ecole, idForfait, '2026-11-17', { prenom: 'Sami', email: 'sami@exemple.tn' })
  const unreadable = { idAutoEcole: 2, valeurs: 'x', version: 1, updatedAt: backend.clock.now.toISOString() }
  await backend.db.deleteFrom('reglage_argent').where('idAutoEcole', '=', 2).execute()
  await backend.db.insertInto('reglage_argent').values(unreadable).execute()
  await remindAll(depsOf(), failed)
  expect(failures).toEqual([{ rappel: 'argent', ecoles: 1 }])
  expect(await messages()).toHaveLength(1)
})

it('asks as many statements for forty schools as for two', async () => {
  await expiring(ecole)
  let statements = 0
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const deps = depsOf({ db: backend.db.withPlugin(plugin) })
  await remindAll(deps, failed)
  const few = statements
  const { id: _, ...school } = await backend.db
    .selectFrom('auto_ecole')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 38 }, (_, index) => ({ ...school, matricule: `plus-${index}` }))
  await backend.db.insertInto('auto_ecole').values(more).execute()
  wait(backend, { days: 1 })
  statements = 0
  await remindAll(deps, failed)
  expect(statements).toBeLessThanOrEqual(few)
  const marked = await backend.db.selectFrom('rappel_ecole').select('papiers').execute()
  expect(marked.length).toBeGreaterThanOrEqual(40)
  expect(new Set(marked.map(({ papiers }) => papiers))).toEqual(new Set([addDays(TODAY, 1)]))
})
