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

/** The people already notified, so that nobody gets the same message for each event of a recurrence. */
type Notified = Set<number>

async function notifyOnce(
  work: Write,
  row: EvenementRow,
  { accounts, kind, notified }: { accounts: number[]; kind: NotifKind; notified: Notified },
): Promise<void> {
  const { trx, caller, now } = work
  const others = [...new Set(accounts)].filter((id) => id !== caller.id && !notified.has(id))
  for (const id of others) notified.add(id)
  const target = { place: 'calendrier', day: dayIn(new Date(row.start), caller.pays) } as const
  await notify(trx, others, { kind, params: { calendar: row.calendar, quand: row.start }, target }, now)
}

/** Notifies the people who take part, unless the event is over. */
export async function notifyPeople(
  work: Write,
  row: EvenementRow,
  kind: NotifKind,
  notified: Notified = new Set(),
): Promise<void> {
  if (row.end > work.now) await notifyOnce(work, row, { accounts: accountsOf(row), kind, notified })
}

/** Notifies people who joined or left and, when the time has changed, those who stay. */
export async function notifyChange(
  work: Write,
  before: EvenementRow,
  after: EvenementRow,
  notified: Notified,
): Promise<void> {
  const left = accountsOf(before).filter((id) => !accountsOf(after).includes(id))
  const joined = accountsOf(after).filter((id) => !accountsOf(before).includes(id))
  const stay = accountsOf(after).filter((id) => accountsOf(before).includes(id))
  if (before.end > work.now) await notifyOnce(work, before, { accounts: left, kind: 'lesson_cancelled', notified })
  if (after.end <= work.now) return
  await notifyOnce(work, after, { accounts: joined, kind: 'lesson_planned', notified })
  if (before.start !== after.start || before.end !== after.end) {
    await notifyOnce(work, after, { accounts: stay, kind: 'lesson_moved', notified })
  }
}

/** The result of an exam is notified at any time, also long after the exam. */
export const notifyResult = (work: Write, row: EvenementRow): Promise<void> =>
  notifyOnce(work, row, {
    accounts: row.candidats.map(({ idUtilisateur }) => idUtilisateur),
    kind: row.status === 'SUCCESS' ? 'exam_passed' : 'exam_failed',
    notified: new Set(),
  })
