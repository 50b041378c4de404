import { addDays } from '@contract/clock/days'
import type { Conge } from '@contract/planning/disponibilite'
import { inRow } from '@core/format/inRow'
import { isolated } from '@core/format/isolate'
import type { Days } from '@src/parts/evenement/calendar/views'
import type { Words } from '@src/parts/evenement/eventWords'
import { type Column, columnDay } from '../columns'

const isOn = ({ debut, fin }: Pick<Conge, 'debut' | 'fin'>, day: string) => debut <= day && day <= fin

/** The leave of the instructor of a column; an instructor has one at most on a day. */
export const leaveOf = (leaves: readonly Conge[], { id }: Column, day: string) =>
  leaves.find((leave) => leave.idMoniteur === id && isOn(leave, day))

/** A leave where the instructor is named already, in their column or in their own calendar. */
export const unnamedLeave = ({ motif }: Conge, { t, language }: Words) =>
  motif ? t('evenement:leave.because', { quoi: isolated(motif, language) }) : t('evenement:leave.word')

const because = (names: string[], { t, language }: Words) =>
  t('evenement:leave.because', { quoi: inRow(names, language) })

/** Each apart: name and reason may be written in different scripts. */
const withReason = ({ moniteur, motif }: Conge, { language }: Words) =>
  motif ? `${isolated(moniteur, language)} (${isolated(motif, language)})` : moniteur

/** A leave with the instructor who is away and its reason; instructors, who see only their own, are not named. */
export const leaveText = (leave: Conge, words: Words) =>
  words.isTeacher ? unnamedLeave(leave, words) : because([withReason(leave, words)], words)

/** What a heading says of leave: who is away, and in full with the reasons. */
export interface LeaveHead {
  text: string
  full: string
}

function unnamedHead(leave: Conge, words: Words): LeaveHead {
  const text = unnamedLeave(leave, words)
  return { text, full: text }
}

function headOf(leaves: readonly Conge[], words: Words): LeaveHead[] {
  const [first] = leaves
  if (!first) return []
  if (words.isTeacher) return [unnamedHead(first, words)]
  const names = leaves.map(({ moniteur }) => moniteur)
  const withReasons = leaves.map((leave) => withReason(leave, words))
  return [{ text: because(names, words), full: because(withReasons, words) }]
}

/** The columns of instructors who are away, by their days in the drawing. */
export function columnHeads(
  leaves: readonly Conge[],
  columns: readonly Column[],
  day: string,
  words: Words,
): ReadonlyMap<string, LeaveHead> {
  const heads = new Map<string, LeaveHead>()
  for (const [index, column] of columns.entries()) {
    const leave = leaveOf(leaves, column, day)
    if (leave) heads.set(columnDay(index), unnamedHead(leave, words))
  }
  return heads
}

/** The days of a view on which somebody is away. */
export function dayHeads(leaves: readonly Conge[], { from, to }: Days, words: Words): ReadonlyMap<string, LeaveHead> {
  const heads = new Map<string, LeaveHead>()
  for (let day = from; day < to; day = addDays(day, 1)) {
    const here = leaves.filter((leave) => isOn(leave, day))
    for (const head of headOf(here, words)) heads.set(day, head)
  }
  return heads
}
