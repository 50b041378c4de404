import { sql } from 'kysely'
import { databaseOf, engineOf, isLost, isRefusedOrder } from './dialect'
import type { Db, Trx } from './schema'

/** The last waiting job of each queue, by database and name. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs jobs of the same name one after the other, in order of arrival. This works within one process only: across
 * processes, the database must enforce the order.
 * @param db outside a transaction: waiting jobs then hold no database connection
 */
export async function inTurn<T>(db: Db, name: string, work: () => Promise<T>): Promise<T> {
  const database = databaseOf(db)
  const queue = queues.get(database) ?? new Map<string, Promise<unknown>>()
  queues.set(database, queue)
  const turn = (queue.get(name) ?? Promise.resolve()).then(work, work)
  queue.set(name, turn)
  try {
    return await turn
  } finally {
    if (queue.get(name) === turn) queue.delete(name)
  }
}

/** Milliseconds after which a request is not tried again, because its client waits five seconds at most. */
const LONGEST_MS = 4000
const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 200

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The school or account whose writes wait for each other. Writes of different ones run concurrently. */
export interface Turn {
  of: 'ecole' | 'compte'
  id: number
}

export const schoolTurn = (id: number | null): Turn | null => (id === null ? null : { of: 'ecole', id })

/** The first of the two numbers of an advisory lock, by the kind of turn. */
const SPACES = { ecole: 1, compte: 2 } as const satisfies Record<Turn['of'], number>

/**
 * Takes the lock before the transaction begins, so that it reads everything that the previous holder wrote, in whatever
 * process.
 */
const holding = <T>(db: Db, turn: Turn, work: (connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const lock = sql`(${sql.lit(SPACES[turn.of])}::int, ${sql.lit(turn.id)}::int)`
    await sql`select pg_advisory_lock${lock}`.execute(connection)
    try {
      return await work(connection)
    } finally {
      // A lost connection has released its lock, and the result of the work remains valid.
      await sql`select pg_advisory_unlock${lock}`.execute(connection).catch(unlessLost)
    }
  })

function unlessLost(error: unknown): void {
  if (!isLost(error)) throw error
}

const deadline = () => performance.now() + LONGEST_MS

/** Retries `run` while the database is unreachable. A failed `run` must have written nothing. */
async function whileLost<T>(run: () => Promise<T>, until: number): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await run()
    } catch (error) {
      if (!isLost(error) || performance.now() + wait > until) throw error
    }
    await pause(wait * (0.5 + Math.random()))
  }
}

/** Retries a read when its server is replaced by another one. */
export const reread = <T>(read: () => Promise<T>): Promise<T> => whileLost(read, deadline())

/** Retries a transaction while it conflicts with others or the database is unreachable. */
async function retried<T>(db: Db, run: () => Promise<T>, until: number): Promise<T> {
  let attempt = run
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await whileLost(attempt, until)
    } catch (error) {
      if (!isRefusedOrder(error) || performance.now() + wait > until) throw error
    }
    await pause(wait * (0.5 + Math.random()))
    // Refused transactions queue up, so that they do not conflict with each other again.
    attempt = () => inTurn(db, 'again', run)
  }
}

/**
 * Runs `work` in the open transaction, or in a new one that is rolled back when anything throws. On PostgreSQL it may
 * run more than once, so it must change nothing but the database.
 */
export function transact<T>(db: Db, work: (trx: Trx) => Promise<T>, turn: Turn | null = null): Promise<T> {
  // `isTransaction` is the only sign that a database is a transaction.
  if (db.isTransaction) return work(db as Trx)
  if (engineOf(db) === 'sqlite') return db.transaction().execute(work)
  const run = (connection: Db) => connection.transaction().execute(work)
  if (turn === null) return retried(db, () => run(db), deadline())
  // The deadline counts from now, not from the start of its turn: while the database is down, all that wait give up
  // together.
  const until = deadline()
  return inTurn(db, `${turn.of} ${turn.id}`, () => retried(db, () => holding(db, turn, run), until))
}

/**
 * Runs reads on one state of the database, in a read-only transaction. Behind the wall between schools each statement
 * outside a transaction would run in a transaction of its own.
 */
export function readTogether<T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/**
 * Runs a part of a school's write that concerns the platform or all schools, which the database hides from the school's
 * accounts. Nothing else may run in the transaction meanwhile.
 */
export async function beyondSchool<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  if (engineOf(trx) === 'sqlite') return work()
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(trx)
  const act = (role: string) => sql`select set_config('role', ${role}, true)`.execute(trx)
  await act('none')
  const result = await work()
  await act(rows[0]?.role ?? 'none')
  return result
}

/**
 * Runs a part of a write and rolls it back.
 * @returns the result of `work`; an error that it throws ends the whole write
 */
export async function rehearse<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint rehearsal`.execute(trx)
  const result = await work()
  await sql`rollback to savepoint rehearsal`.execute(trx)
  await sql`release savepoint rehearsal`.execute(trx)
  return result
}
