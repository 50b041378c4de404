import type { EvenementInput } from '@contract/planning/evenement'

export type Content = Pick<EvenementInput, 'title' | 'extendedProps'>

/** What becomes of a value of another event: a change is made there too, what stayed as it was stays its own. */
const keep = <Value>(own: Value, before: Value, after: Value): Value => (before === after ? own : after)

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Who came joins, who went leaves; somebody who takes part in the other event alone stays, where there is room. */
function keepCandidats(own: number[], before: number[], { calendar, idCandidats: after }: Content['extendedProps']) {
  if (isSame(before, after)) return own
  if (calendar !== 'Hour code') return after
  const left = before.filter((id) => !after.includes(id))
  const both = [...new Set([...own.filter((id) => !left.includes(id)), ...after.filter((id) => !before.includes(id))])]
  return both.length > 0 ? both : after
}

/**
 * What another event of a recurrence becomes when one of them is changed from `before` to `after`: what was changed
 * changes alike, all else stays its own, a replacement too; as do title and note, and an event of another kind entirely.
 */
export function changeAlong(own: Content, before: Content, after: Content): Content {
  const [theirs, was, is] = [own.extendedProps, before.extendedProps, after.extendedProps]
  if (theirs.calendar !== was.calendar) return own
  return {
    title: own.title,
    extendedProps: {
      calendar: is.calendar,
      idCandidats: keepCandidats(theirs.idCandidats, was.idCandidats, is),
      idMoniteur: keep(theirs.idMoniteur, was.idMoniteur, is.idMoniteur),
      idVehicule: keep(theirs.idVehicule, was.idVehicule, is.idVehicule),
      idExaminateur: keep(theirs.idExaminateur, was.idExaminateur, is.idExaminateur),
      lieu: keep(theirs.lieu, was.lieu, is.lieu),
      note: theirs.note,
    },
  }
}
