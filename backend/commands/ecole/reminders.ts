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

/** What tells one reminder from another: each is sent once a threshold. */
const keyOf = ({ idUtilisateur, kind, params, target }: Addressed) =>
  [idUtilisateur, kind, params.context, target?.place, target?.id, params.fin, params.niveau].join('|')

/** Days for which reminders are looked at again: a few more than there are from the first one to the last. */
const LOOKED_BACK = Math.max(...ALERT_DAYS) + 10

/** Sends what was not sent before. */
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

/** The account at a desk, if papers are its business. */
const deskOf = ({ id, idAutoEcole }: Person, ability: AppAbility): Desk[] =>
  idAutoEcole !== null && ability.can('update', 'Vehicule')
    ? [{ id, idAutoEcole, readsPackage: ability.can('read', 'Package') }]
    : []

/**
 * Reminds everybody of some schools of one country: desks of papers that end within 30, 14, 7 or 1 days, of their
 * candidates' papers and access codes at 30 and 7 days and at the end, and of the package's end; candidates of their
 * own. A second run on the same day, whoever begins it, sends nothing twice.
 */
export async function remindSchools(deps: Deps, ecoles: readonly number[], today: string): Promise<void> {
  const now = deps.clock()
  // Read before the writing transaction: no write of a school has to wait for it, or is refused for it.
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

/** The day of each person's last reminder run on this host: clients poll for news every half minute. */
const reminded = new WeakMap<Deps['db'], Map<number, string>>()

/** What a caller may have to be reminded of; null when it is nothing. */
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
 * Reminds the caller at their first request of a day, and a desk's school of its money, where no clock of the host has
 * done so: in a browser there is none.
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
