import type { Evenement } from '@contract/planning/evenement'
import type { Place } from '@src/parts/evenement/actions/places'
import { useKeptFocus } from '@src/parts/evenement/calendar/useKeptFocus'
import { type Days, isSideBySide, type Vue } from '@src/parts/evenement/calendar/views'
import type { Opener } from '@src/parts/evenement/state/address'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './columns'
import type { InitialsOf } from './eventContent'
import { Grid } from './Grid'
import type { Opening } from './opening'
import { STRIP } from './stripLook'
import { useEventKeys } from './useEventKeys'
import type { FoldChoice } from './useFold'
import { useFrameSize } from './useFrameSize'
import { useSteadyPage } from './useSteadyPage'
import './calendar.scss'

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

/** The planning in its frame, which scrolls in both directions. */
export function PlanningCalendar(props: PlanningCalendarProps) {
  const { vue, jour, columns, fold } = props
  const { t } = useTranslation('evenement')
  const frame = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  const onKeyDown = useEventKeys(props)
  useKeptFocus(frame, props.events)
  useSteadyPage(frame)
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`[${STRIP}]`)) fold.toggle()
  }
  const width = isSideBySide(vue) ? { minInlineSize: `calc(52px + ${columns.length} * 84px)` } : undefined
  return (
    // The strips are for the mouse: the switch below the planning does the same by keyboard.
    <section
      ref={frame}
      // The library scrolls elements with its class when something is dragged to their edge.
      className={`planning-frame planning-${vue} ${vue === 'mois' ? '' : 'fc-scroller'}`.trim()}
      aria-label={t('calendarLabel')}
      // Scrollable by arrow keys, for users without a wheel and without an event to focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      data-jour={jour}
    >
      <div className="planning-width" style={width}>
        {size ? <Grid {...props} frame={frame} size={size} /> : null}
      </div>
    </section>
  )
}
