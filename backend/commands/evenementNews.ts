import type { NotifKind } from '@contract/notif'
import type { EvenementRow } from '../database/evenement'
import { notify } from '../database/notif'
import { dayIn } from '../rules/time'
import type { Write } from './write'

/** Who takes part, as accounts. */
const accountsOf = (row: EvenementRow): number[] => [
  ...row.candidats.map(({ idUtilisateur }) => idUtilisateur),
  ...(row.moniteurUtilisateur === null ? [] : [row.moniteurUtilisateur]),
]

async function tell(work: Write, row: EvenementRow, accounts: number[], kind: NotifKind): Promise<void> {
  const { trx, caller, now } = work
  const others = [...new Set(accounts)].filter((id) => id !== caller.id)
  const lien = `/apps/calendrier?date=${dayIn(new Date(row.debut), caller.pays)}`
  await notify(trx, others, { kind, params: { calendar: row.calendar, quand: row.debut }, lien }, now)
}

/** Tells those who take part; nobody is told of what is over. */
export async function tellPeople(work: Write, row: EvenementRow, kind: NotifKind): Promise<void> {
  if (row.fin > work.now) await tell(work, row, accountsOf(row), kind)
}

/** Tells who joined, who left, and, when the time is another, those who stay. */
export async function tellChange(work: Write, before: EvenementRow, after: EvenementRow): Promise<void> {
  const left = accountsOf(before).filter((id) => !accountsOf(after).includes(id))
  const joined = accountsOf(after).filter((id) => !accountsOf(before).includes(id))
  const stay = accountsOf(after).filter((id) => accountsOf(before).includes(id))
  if (before.fin > work.now) await tell(work, before, left, 'lesson_cancelled')
  if (after.fin <= work.now) return
  await tell(work, after, joined, 'lesson_planned')
  if (before.debut !== after.debut || before.fin !== after.fin) await tell(work, after, stay, 'lesson_moved')
}

/** An exam's result is told whenever it comes. */
export const tellResult = (work: Write, row: EvenementRow): Promise<void> =>
  tell(
    work,
    row,
    row.candidats.map(({ idUtilisateur }) => idUtilisateur),
    row.statut === 'SUCCESS' ? 'exam_passed' : 'exam_failed',
  )
