import type { Conge } from '@contract/planning/disponibilite'
import type { Evenement } from '@contract/planning/evenement'
import type { Place } from '@src/parts/evenement/actions/places'
import type { Days, Vue } from '@src/parts/evenement/calendar/views'
import type { Opener } from '@src/parts/evenement/state/address'
import type { Column } from './columns'
import type { InitialsOf } from './eventContent'
import type { FoldChoice } from './fit/useFold'
import type { Opening } from './hours/opening'

/** A selection drawn on the grid: a day, and times and a person if known. */
export interface Drawn extends Pick<Opener, 'start' | 'end' | 'moniteur' | 'vehicule'> {
  jour: string
}

export interface PlanningCalendarProps {
  vue: Vue
  jour: string
  /** All visible days. */
  days: Days
  /** Only unattested past lessons. */
  isLate: boolean
  events: readonly Evenement[]
  /** Side by side: the people or the vehicles. */
  columns: readonly Column[]
  opening: Opening
  /** The leave of the shown instructors on these days; empty where it is not drawn, or may not be read. */
  leaves: readonly Conge[]
  /** Whether closed days and hours are folded. */
  fold: FoldChoice
  /** The initials of an instructor, and their order among simultaneous lessons. */
  initialsOf: InitialsOf
  placeOf: (event: Evenement) => number
  /** First load: suppress the empty state. */
  isLoading: boolean
  canMove: boolean
  canPlan: boolean
  onOpen: (id: number) => void
  onDraw: (drawn: Drawn) => void
  onDay: (day: string) => void
  /** The hidden events of a part of a day. */
  onRest: (span: { start: string; end: string }) => void
  onMove: (id: number, change: (event: Evenement) => Place | null) => void
}
