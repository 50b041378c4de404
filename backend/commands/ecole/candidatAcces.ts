import type { SendAccesAnswer, sendAccesInput } from '@contract/ecole/candidat'
import type { z } from 'zod'
import { drawPassword } from '../../auth/password'
import type { Caller } from '../../caller'
import { chunks } from '../../database/chunks'
import { updateWithPassword } from '../../database/compte/utilisateur'
import { type AccessHolder, accessHolders } from '../../database/ecole/candidat/acces'
import { selectByFilter, selectByIds } from '../../database/ecole/candidat/list'
import { beginGroup, endGroup, logChanges } from '../../database/ecole/historique'
import type { Deps } from '../../deps'
import { notFound, wrongState } from '../../errors'
import { noteSent, sentLately } from '../compte/accessLimit'
import { accessMessages, addressOf } from '../compte/accountMessages'
import { schoolOf, type Write, write } from '../write'

type Parsed = z.output<typeof sendAccesInput>['selection']

/**
 * The ids of a selection, without archived candidates. @throws 404 when one of the ids is not visible to the caller,
 * 409 when the filter finds other candidates than the user has seen
 */
async function idsOf({ db, clock }: Deps, caller: Caller, selection: Parsed): Promise<number[]> {
  if ('ids' in selection) {
    const people = await selectByIds(db, caller, 'update', selection.ids)
    if (people.length !== new Set(selection.ids).size) throw notFound()
    return people.map(({ id }) => id)
  }
  const filters = { ...selection.filter, archived: 'false' as const }
  const people = await selectByFilter(db, caller, 'update', { filters, now: clock() })
  if (people.length !== selection.count) throw wrongState()
  return people.map(({ id }) => id)
}

/** Whoever has signed in keeps their password: a new one would lock them out. */
const hasSignedIn = ({ derniereConnexion, isFirstLogin }: AccessHolder) =>
  derniereConnexion !== null || isFirstLogin === 0

interface Draw {
  holder: AccessHolder
  drawn: Awaited<ReturnType<typeof drawPassword>>
}

/** Passwords drawn at the same time. */
const STEP = 250

async function drawFor(people: AccessHolder[]): Promise<Draw[]> {
  const draws: Draw[] = []
  for (const part of chunks(people, STEP)) {
    draws.push(...(await Promise.all(part.map(async (holder) => ({ holder, drawn: await drawPassword() })))))
  }
  return draws
}

/** Logs the sending; several candidates share one entry, with a line for each. */
async function logSent({ trx, caller, now }: Write, ids: number[]): Promise<void> {
  const idAutoEcole = schoolOf(caller)
  const action = 'acces'
  const whole = { entite: 'selection', id: 0, idAutoEcole, action } as const
  const idGroupe = ids.length > 1 ? await beginGroup(trx, caller, now, whole) : undefined
  await logChanges(
    trx,
    caller,
    now,
    ids.map((id) => ({ entite: 'candidat' as const, id, idAutoEcole, action, idGroupe })),
  )
  if (idGroupe !== undefined) await endGroup(trx, idGroupe, { candidats: ids.length })
}

/** The account and the address of a message. */
const recipientOf = (holder: AccessHolder) => ({ id: holder.idUtilisateur, adresse: addressOf(holder) ?? '' })

/**
 * Sends candidates their user name with a new temporary password; those who have signed in are left alone, and those
 * who were sent theirs within the last hour.
 * @throws 404, 409 when the filter finds others now, or an account has changed meanwhile
 */
export async function sendAcces(
  deps: Deps,
  caller: Caller,
  { selection }: z.output<typeof sendAccesInput>,
): Promise<SendAccesAnswer> {
  const people = await accessHolders(deps.db, await idsOf(deps, caller, selection))
  const waiting = people.filter((holder) => !hasSignedIn(holder))
  const reachable = waiting.filter((holder) => addressOf(holder) !== null)
  // A message that is sent meanwhile changes the password, which `updateWithPassword` notices.
  const recent = await sentLately(deps, reachable.map(recipientOf))
  const draws = await drawFor(reachable.filter(({ idUtilisateur }) => !recent.has(idUtilisateur)))
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    for (const { holder, drawn } of draws) {
      const account = { id: holder.idUtilisateur, motDePasse: holder.motDePasse }
      const unlocked = { echecs: 0, verrouilleJusqua: null, updatedAt: now }
      if (!(await updateWithPassword(trx, account, { ...unlocked, motDePasse: drawn.hash }))) throw wrongState()
    }
    await deps.outbox.send(
      trx,
      draws.flatMap(({ holder, drawn }) => accessMessages(holder, holder.username, drawn.password)),
    )
    await noteSent(
      work,
      draws.map(({ holder }) => recipientOf(holder)),
    )
    await logSent(
      work,
      draws.map(({ holder }) => holder.id),
    )
    return {
      sent: draws.length,
      used: people.length - waiting.length,
      unreachable: waiting.length - reachable.length,
      recent: recent.size,
    }
  })
}
