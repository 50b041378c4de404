import { dayIn } from '@contract/clock/wall'
import { TooManyWaitingError, Turns } from '../../auth/turns'
import type { Caller } from '../../caller'
import { takeArchive } from '../../database/archive/takeArchive'
import { inTurn } from '../../database/transact'
import type { Deps } from '../../deps'
import { forbidden, HttpError } from '../../errors'
import { fileName } from '../../files'
import { throttle } from '../compte/throttle'
import { mustFindSchool } from './autoecole'

/** An id that no user has: an archive taken by the platform keeps no account's password. */
const NOBODY = 0

/** The archives of this process: while one is made, each school may have one more waiting. */
const turns = new Turns({ atOnce: 1, perSender: 1, inAll: 4 })
/** Seconds after which a sender may try again when too many wait. */
const WAIT_SECONDS = 30
/** Archives of one school in an hour: each one keeps the process busy. */
const MAX_AN_HOUR = 10

interface Order {
  idAutoEcole: number
  idUtilisateur: number
  /** Whose turn it takes. */
  sender: string
  /** Aborted when the client has hung up. */
  signal: AbortSignal
}

/** @throws 429 with the seconds to wait when too many archives wait */
async function archiveOf(deps: Deps, order: Order): Promise<Uint8Array<ArrayBuffer>> {
  const { db, clock, files, sqlite } = deps
  const { idAutoEcole, idUtilisateur, sender, signal } = order
  const make = async () => {
    // Nobody would receive the file.
    if (signal.aborted) throw new HttpError(400, 'malformed')
    return takeArchive(db, await sqlite(), {
      idAutoEcole,
      idUtilisateur,
      now: clock().toISOString(),
      bytesOf: async (papier) => (await files?.get(fileName(papier))) ?? null,
    })
  }
  try {
    // Files that are taken in wait for the same turn: both are held in memory.
    return await turns.run(sender, () => inTurn(db, 'archive', make))
  } catch (error) {
    if (!(error instanceof TooManyWaitingError)) throw error
    throw new HttpError(429, 'too_many', { details: { seconds: WAIT_SECONDS } })
  }
}

/**
 * The archive of the caller's school, scans included. It is made in memory, so one at a time.
 * @param deps their database must be outside a transaction: a waiting archive would hold its connection
 * @throws 403 without a school, 429 with the seconds to wait when too many wait, and after ten in an hour
 */
export async function readArchive(
  deps: Deps,
  { id, idAutoEcole }: Caller,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (idAutoEcole === null) throw forbidden()
  await throttle(deps, [{ cle: `archive:${idAutoEcole}`, max: MAX_AN_HOUR, minutes: 60 }])
  return archiveOf(deps, { idAutoEcole, idUtilisateur: id, sender: `ecole:${idAutoEcole}`, signal })
}

/** The archive of any school, for the platform. @throws 404, 429 with the seconds to wait when too many wait */
export async function readArchiveOfSchool(
  deps: Deps,
  caller: Caller,
  id: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  await mustFindSchool(deps.db, caller, ['manage', 'AutoEcole'], id, dayIn(deps.clock(), caller.pays))
  return archiveOf(deps, { idAutoEcole: id, idUtilisateur: NOBODY, sender: 'plateforme', signal })
}
