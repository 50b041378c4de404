import { addDays, daysBetween } from '@contract/clock/days'
import { type AlertLevel, alertLevel, SOON_DAYS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import type { NotifTarget } from '@contract/compte/notif'
import type { Caller } from '../../caller'
import { notifsOfKind, notify } from '../../database/compte/notif'
import { moniteursAtWork } from '../../database/ecole/moniteur'
import { endingVehicules } from '../../database/ecole/vehicule'
import type { Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import type { ReminderLevel } from '../../rules/ecole/rappel'
import { alertesOf } from '../../rules/ecole/vehicule'
import { packageReminder } from '../plateforme/packReminders'
import { runReminders } from '../recouvrement/relance'
import { schoolOf, type Write, write } from '../write'
import { candidatReminders } from './candidatReminders'
import { forgetRemoved } from './papier'

/** The parameters of a notification about a paper that ends; the same reminder is sent once. */
interface Reminder {
  /** The kind of paper, which decides the sentence. */
  context: string
  nom: string
  fin: string
  niveau: AlertLevel | ReminderLevel
  target: NotifTarget
}

/** The parameters that identify a reminder. */
interface ReminderKey {
  context?: unknown
  fin?: unknown
  niveau?: unknown
}

const keyOf = ({ context, fin, niveau }: ReminderKey, target: NotifTarget | null) =>
  [context, target?.place, target?.id, fin, niveau].join('|')

async function vehicleReminders({ trx, caller }: Write, today: string): Promise<Reminder[]> {
  const rows = await endingVehicules(trx, caller, addDays(today, SOON_DAYS))
  return rows.flatMap((row) =>
    alertesOf(row, today).map(({ papier, fin, niveau }) => {
      return { context: papier, nom: row.immatriculation, fin, niveau, target: { place: 'vehicule', id: row.id } }
    }),
  )
}

async function cardReminders({ trx, caller }: Write, today: string): Promise<Reminder[]> {
  const rows = await moniteursAtWork(trx, schoolOf(caller))
  return rows.flatMap(({ id, nom, prenom, expirationCarte: fin }) => {
    const niveau = fin === null ? null : alertLevel(daysBetween(today, fin))
    if (fin === null || niveau === null) return []
    return [{ context: 'carte', nom: `${prenom} ${nom}`, fin, niveau, target: { place: 'moniteur', id } }]
  })
}

/** The reminders that the caller already received. */
async function sentReminders(trx: Trx, idUtilisateur: number): Promise<Set<string>> {
  const known = await notifsOfKind(trx, idUtilisateur, 'papier_bientot')
  return new Set(known.map(({ params, target }) => keyOf(params, target)))
}

/** The day of each person's last reminder run on this host: clients poll for news every half minute. */
const reminded = new WeakMap<Deps['db'], Map<number, string>>()
/** The day of the last run for each school. */
const moneyReminded = new WeakMap<Deps['db'], Map<number, string>>()

/** Reminds the candidates of a school once a day, when its first desk opens it after the quiet hours. */
async function remindOfMoney(deps: Deps, caller: Caller, idAutoEcole: number, today: string): Promise<void> {
  const days = moneyReminded.get(deps.db) ?? new Map<number, string>()
  moneyReminded.set(deps.db, days)
  if (days.get(idAutoEcole) === today) return
  if ((await runReminders(deps, caller, today)) !== null) days.set(idAutoEcole, today)
}

const isDesk = ({ ability }: Caller) => ability.can('update', 'Vehicule')

/** Everything about to end that concerns the caller. */
async function endings(work: Write, today: string): Promise<Reminder[]> {
  const own = await candidatReminders(work, today)
  if (!isDesk(work.caller)) return own
  return [...(await vehicleReminders(work, today)), ...(await cardReminders(work, today)), ...own]
}

/**
 * Reminds school desks of papers that end within 30, 14, 7 or 1 days, and of their candidates' papers and access
 * codes at 30 and 7 days and at the end; reminds candidates of their own. Each person gets each reminder once per
 * threshold, at their first request of the day. Items that ended longer ago only appear in the lists.
 */
export async function remind(deps: Deps, caller: Caller): Promise<void> {
  if (caller.idAutoEcole === null || !(isDesk(caller) || caller.role === 'candidat')) return
  const { idAutoEcole } = caller
  const today = dayIn(deps.clock(), caller.pays)
  if (isDesk(caller)) await remindOfMoney(deps, caller, idAutoEcole, today)
  const days = reminded.get(deps.db) ?? new Map<number, string>()
  reminded.set(deps.db, days)
  if (days.get(caller.id) === today) return
  await write(deps, caller, async (work) => {
    const known = await sentReminders(work.trx, caller.id)
    const due = await endings(work, today)
    const fresh = due.filter((rappel) => rappel.niveau !== 'expire' && !known.has(keyOf(rappel, rappel.target)))
    // The most urgent last: notifications are shown newest first.
    for (const { target, ...params } of fresh.sort((one, other) => (one.fin < other.fin ? 1 : -1))) {
      const quand = Date.parse(`${params.fin}T00:00:00Z`)
      await notify(work.trx, [caller.id], { kind: 'papier_bientot', params: { ...params, quand }, target }, work.now)
    }
    if (!isDesk(caller)) return
    await packageReminder(work, today)
    await forgetRemoved(work, idAutoEcole)
  })
  days.set(caller.id, today)
}
