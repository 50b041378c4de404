import type { Creneau } from '@contract/planning/clash'
import type { EvenementSnapshot } from '@contract/planning/evenement'
import type { EvenementRow } from '../../../database/planning/evenement'
import type { Content } from '../../../rules/planning/seriesChange'

export const timeOf = ({ start, end }: EvenementRow): Creneau => ({ start, end })

/** The content of an event that users enter, without its time. */
export const contentOf = (row: EvenementRow): Content => {
  const { calendar, title, idMoniteur, idVehicule, idExaminateur, lieu, note, candidats } = row
  const idCandidats = candidats.map(({ id }) => id)
  return { title, extendedProps: { calendar, idCandidats, idMoniteur, idVehicule, idExaminateur, lieu, note } }
}

/** The undo snapshot of an event that was saved: its values before, with its current version. */
export const snapshotOf = (before: EvenementRow, { id, version }: EvenementRow): EvenementSnapshot => ({
  id,
  version,
  ...contentOf(before),
  ...timeOf(before),
  allDay: false,
})
