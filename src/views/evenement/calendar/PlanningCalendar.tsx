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

/** What is drawn on the grid: a day, and times and a person where they are known. */
export interface Drawn extends Pick<Opener, 'debut' | 'fin' | 'moniteur' | 'vehicule'> {
  jour: string
}

export interface PlanningCalendarProps {
  vue: Vue
  jour: string
  /** All the days in view. */
  days: Days
  /** Only what is still to be attested. */
  isLate: boolean
  events: readonly Evenement[]
  /** Side by side: the people or the vehicles. */
  columns: readonly Column[]
  opening: Opening
  /** Whether closed days and hours are folded away. */
  fold: FoldChoice
  /** The letters of an instructor, and their place among those at the same time. */
  initialsOf: InitialsOf
  placeOf: (event: Evenement) => number
  /** Nothing is known yet: no empty list is told of. */
  isLoading: boolean
  canMove: boolean
  canPlan: boolean
  onOpen: (id: number) => void
  onDraw: (drawn: Drawn) => void
  onDay: (day: string) => void
  /** The events of a part of a day that are not all shown. */
  onRest: (span: { start: string; end: string }) => void
  onMove: (id: number, change: (event: Evenement) => Place | null) => void
}

/** The planning in its frame, which scrolls it both ways. */
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
    // Its strips are for the mouse: the switch below the planning does the same by the keyboard.
    <section
      ref={frame}
      // The library scrolls what carries its class while something is dragged to its edge.
      className={`planning-frame planning-${vue} ${vue === 'mois' ? '' : 'fc-scroller'}`.trim()}
      aria-label={t('calendarLabel')}
      // Scrolled by the arrows, for who has no wheel and no event to go to.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reached by the keyboard
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
