import { type AppAbility, abilityRules, buildAbility, type Person } from '@contract/ability'
import { addDays } from '@contract/clock/days'
import { ALERT_DAYS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { type Addressed, notifyEach, remindersSince } from '../../database/compte/notif'
import { desksOf, isReminded, markReminded } from '../../database/ecole/rappel'
import type { Trx } from '../../database/schema'
import { readTogether, transact } from '../../database/transact'
import type { Deps } from '../../deps'
import { remindDebtorsOnce } from '../recouvrement/relance'
import { type Write, write } from '../write'
import { type Circle, type Desk, endingsFor } from './endings'
import { forgetRemoved } from './papier'

/** The identity of a reminder: each one is sent once for each threshold. */
const keyOf = ({ idUtilisateur, kind, params, target }: Addressed) =>
  [idUtilisateur, kind, params.context, target?.place, target?.id, params.fin, params.niveau].join('|')

/**
 * Number of past days whose reminders are compared with the new ones: a few more than lie between the first threshold
 * and the last.
 */
const LOOKED_BACK = Math.max(...ALERT_DAYS) + 10

/** Sends the reminders that were not sent before. */
async function send(trx: Trx, due: readonly Addressed[], now: string, today: string): Promise<void> {
  const people = [...new Set(due.map(({ idUtilisateur }) => idUtilisateur))]
  if (people.length === 0) return
  const known = new Set((await remindersSince(trx, people, addDays(today, -LOOKED_BACK))).map(keyOf))
  await notifyEach(
    trx,
    due.filter((one) => !known.has(keyOf(one))),
    now,
  )
}

/** The desk of an account, if the account handles papers. */
const deskOf = ({ id, idAutoEcole }: Person, ability: AppAbility): Desk[] =>
  idAutoEcole !== null && ability.can('update', 'Vehicule')
    ? [{ id, idAutoEcole, readsPackage: ability.can('read', 'Package') }]
    : []

/**
 * Sends the reminders of some schools of one country: to desks for papers that end within 30, 14, 7 or 1 days, for
 * candidates' papers and access codes at 30 and 7 days and at the end, and for the end of the package; to candidates
 * for their own papers and codes. A second run on the same day, by whichever host, sends nothing twice.
 */
export async function remindSchools(deps: Deps, ecoles: readonly number[], today: string): Promise<void> {
  const now = deps.clock()
  // Read before the writing transaction, so that no write of a school waits for it or is refused because of it.
  const due = await readTogether(deps.db, async (trx) => {
    const desks = (await desksOf(trx, ecoles)).flatMap((one) => deskOf(one, buildAbility(abilityRules(one))))
    return endingsFor(trx, { ecoles, desks, candidats: 'all' }, today)
  })
  await transact(deps.db, async (trx) => {
    await send(trx, due, now.toISOString(), today)
    await forgetRemoved(trx, ecoles, now)
    await markReminded(trx, 'papiers', ecoles, today)
  })
}

/**
 * The day of each person's last reminder run on this host. Clients poll for notifications every half minute, so the
 * database is not asked each time.
 */
const reminded = new WeakMap<Deps['db'], Map<number, string>>()

/** The circle of reminders that concerns a caller; null when there is none. */
function circleOf(caller: Caller): Circle | null {
  const desks = deskOf(caller, caller.ability)
  if (caller.idAutoEcole === null || (desks.length === 0 && caller.role !== 'candidat')) return null
  const candidats = desks.length > 0 ? 'none' : { idUtilisateur: caller.id }
  return { ecoles: [caller.idAutoEcole], desks, candidats }
}

async function remindCaller({ trx, moment, now }: Write, circle: Circle, today: string): Promise<void> {
  await send(trx, await endingsFor(trx, circle, today), now, today)
  if (circle.desks.length > 0) await forgetRemoved(trx, circle.ecoles, moment)
}

/**
 * Sends the caller's reminders at their first request of a day, and payment reminders of the school for callers at a
 * desk, unless the host's clock has done so. A browser has no such clock.
 */
export async function remind(deps: Deps, caller: Caller): Promise<void> {
  const circle = circleOf(caller)
  const [idAutoEcole] = circle?.ecoles ?? []
  if (!circle || idAutoEcole === undefined) return
  const today = dayIn(deps.clock(), caller.pays)
  if (circle.desks.length > 0) await remindDebtorsOnce(deps, idAutoEcole, { pays: caller.pays, today })
  const days = reminded.get(deps.db) ?? new Map<number, string>()
  reminded.set(deps.db, days)
  if (days.get(caller.id) === today) return
  if (!(await isReminded(deps.db, 'papiers', idAutoEcole, today))) {
    await write(deps, caller, (work) => remindCaller(work, circle, today))
  }
  days.set(caller.id, today)
}
