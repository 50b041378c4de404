import type { EvenementInput } from '@contract/planning/evenement'

export type Content = Pick<EvenementInput, 'title' | 'extendedProps'>

/** A value of another event: a change is applied there too, an unchanged value stays its own. */
const keep = <Value>(own: Value, before: Value, after: Value): Value => (before === after ? own : after)

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Added candidates join, removed ones leave; those who take part in the other event only stay, where there is room. */
function keepCandidats(own: number[], before: number[], { calendar, idCandidats: after }: Content['extendedProps']) {
  if (isSame(before, after)) return own
  if (calendar !== 'Hour code') return after
  const left = before.filter((id) => !after.includes(id))
  const both = [...new Set([...own.filter((id) => !left.includes(id)), ...after.filter((id) => !before.includes(id))])]
  return both.length > 0 ? both : after
}

/**
 * The new content of another event of a recurrence when one is changed from `before` to `after`: changed values are
 * applied there too; everything else stays, including replaced resources, the title and the note; an event of another
 * kind stays entirely unchanged.
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
