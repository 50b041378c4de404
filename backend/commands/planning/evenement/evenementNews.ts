import { dayIn } from '@contract/clock/wall'
import type { NotifKind } from '@contract/compte/notif'
import { notify } from '../../../database/compte/notif'
import type { EvenementRow } from '../../../database/planning/evenement'
import type { Write } from '../../write'

/** The accounts of the people who take part. */
const accountsOf = (row: EvenementRow): number[] => [
  ...row.candidats.map(({ idUtilisateur }) => idUtilisateur),
  ...(row.moniteurUtilisateur === null ? [] : [row.moniteurUtilisateur]),
]

/** People already notified: of a recurrence nobody gets the same message for each event. */
type Told = Set<number>

async function tell(
  work: Write,
  row: EvenementRow,
  { accounts, kind, told }: { accounts: number[]; kind: NotifKind; told: Told },
): Promise<void> {
  const { trx, caller, now } = work
  const others = [...new Set(accounts)].filter((id) => id !== caller.id && !told.has(id))
  for (const id of others) told.add(id)
  const target = { place: 'calendrier', day: dayIn(new Date(row.debut), caller.pays) } as const
  await notify(trx, others, { kind, params: { calendar: row.calendar, quand: row.debut }, target }, now)
}

/** Notifies the people who take part, unless the event is over. */
export async function tellPeople(
  work: Write,
  row: EvenementRow,
  kind: NotifKind,
  told: Told = new Set(),
): Promise<void> {
  if (row.fin > work.now) await tell(work, row, { accounts: accountsOf(row), kind, told })
}

/** Notifies people who joined or left and, when the time has changed, those who stay. */
export async function tellChange(work: Write, before: EvenementRow, after: EvenementRow, told: Told): Promise<void> {
  const left = accountsOf(before).filter((id) => !accountsOf(after).includes(id))
  const joined = accountsOf(after).filter((id) => !accountsOf(before).includes(id))
  const stay = accountsOf(after).filter((id) => accountsOf(before).includes(id))
  if (before.fin > work.now) await tell(work, before, { accounts: left, kind: 'lesson_cancelled', told })
  if (after.fin <= work.now) return
  await tell(work, after, { accounts: joined, kind: 'lesson_planned', told })
  if (before.debut !== after.debut || before.fin !== after.fin) {
    await tell(work, after, { accounts: stay, kind: 'lesson_moved', told })
  }
}

/** The result of an exam is notified at any time, also long after the exam. */
export const tellResult = (work: Write, row: EvenementRow): Promise<void> =>
  tell(work, row, {
    accounts: row.candidats.map(({ idUtilisateur }) => idUtilisateur),
    kind: row.statut === 'SUCCESS' ? 'exam_passed' : 'exam_failed',
    told: new Set(),
  })
