import 'temporal-polyfill/global'
import { createApp } from '@backend/app'
import { tableOutbox } from '@backend/database/outbox'
import type { Outbox } from '@backend/outbox'
import { loadSqlite, type TestBackend } from './backend'

const ROUNDS = 10

interface Host {
  outbox?: Outbox
  checkAnswers?: boolean
  passwordRounds?: number
}

/** A second host on the same database and clock with other options. Sessions are valid on both. */
export function secondHost(
  backend: TestBackend,
  { outbox, checkAnswers = true, passwordRounds = ROUNDS }: Host,
): Pick<TestBackend, 'request'> {
  const clock = () => backend.clock.now
  const app = createApp({
    db: backend.db,
    wall: backend.wall,
    clock,
    outbox: outbox ?? tableOutbox(backend.db, clock, { shown: true }),
    passwordRounds,
    checkAnswers,
    sqlite: loadSqlite,
  })
  return { request: async (path, init) => app.request(path, init) }
}

/** An outbox that always fails. It makes a write fail midway, after accounts and candidates were inserted. */
export const failingOutbox: Outbox = {
  async send() {
    throw new Error('The outbox cannot be written')
  },
}

/** Advances the clock. */
export function wait(backend: TestBackend, time: { minutes?: number; days?: number }): void {
  const { minutes = 0, days = 0 } = time
  backend.clock.now = new Date(backend.clock.now.getTime() + (days * 24 * 60 + minutes) * 60_000)
}

const today = (backend: TestBackend) => backend.clock.now.toISOString()

export const SUSPENSION_REASON = 'Agrément expiré.'

/** Suspends a school, like a manager. */
export const suspend = (backend: TestBackend, idAutoEcole: number) =>
  backend.db
    .updateTable('auto_ecole')
    .set({ statut: 'SUSPENDED', motif: SUSPENSION_REASON, updatedAt: today(backend) })
    .where('id', '=', idAutoEcole)
    .execute()

/** Ends all packages of a school. */
export const endPackages = (backend: TestBackend, idAutoEcole: number) =>
  backend.db
    .updateTable('package_ecole')
    .set({ dateFin: '2020-01-01' })
    .where('idAutoEcole', '=', idAutoEcole)
    .execute()

/** Sets the limits of a school's packages. */
export const limitPackage = (
  backend: TestBackend,
  idAutoEcole: number,
  limits: { limiteCandidats?: number; limiteMoniteurs?: number },
) => backend.db.updateTable('package_ecole').set(limits).where('idAutoEcole', '=', idAutoEcole).execute()

/** Moves a school to France, with other categories and phone numbers. */
export const moveToFrance = (backend: TestBackend, idAutoEcole: number) =>
  backend.db.updateTable('auto_ecole').set({ pays: 'FR' }).where('id', '=', idAutoEcole).execute()

/** Disables an account. */
export const disable = (backend: TestBackend, username: string) =>
  backend.db.updateTable('utilisateur').set({ actif: 0 }).where('username', '=', username).execute()

/** Notifies an account and returns the id of the notification. */
export async function notify(backend: TestBackend, username: string): Promise<number> {
  const { id: idUtilisateur } = await backend.db
    .selectFrom('utilisateur')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const stamps = { createdAt: today(backend), updatedAt: today(backend) }
  const { id } = await backend.db
    .insertInto('notification')
    .values({ idUtilisateur, kind: 'import_done', params: '{"added":1}', target: null, lu: 0, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
