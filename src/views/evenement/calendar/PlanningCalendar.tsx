import { useKeptFocus } from '@src/parts/evenement/calendar/useKeptFocus'
import { isSideBySide } from '@src/parts/evenement/calendar/views'
import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanningCalendarProps } from './calendarProps'
import { STRIP } from './fit/stripLook'
import { useFrameSize } from './fit/useFrameSize'
import { Grid } from './Grid'
import { useEventKeys } from './keys/useEventKeys'
import { useTabStop } from './keys/useTabStop'
import { useSteadyPage } from './useSteadyPage'
import './styles/calendar.scss'

/** Turns the paper on its side while a planning is on the page; that of a style sheet would stay on later pages. */
const SIDEWAYS = <style>{'@page { size: landscape }'}</style>

/** The planning in its frame, which scrolls in both directions. */
export function PlanningCalendar(props: PlanningCalendarProps) {
  const { vue, jour, columns, fold, isLoading } = props
  const { t } = useTranslation('evenement')
  const frame = useRef<HTMLDivElement>(null)
  const size = useFrameSize(frame)
  const onKeyDown = useEventKeys(props)
  useKeptFocus(frame, props.events)
  useTabStop(frame, props)
  useSteadyPage(frame)
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`[${STRIP}]`)) fold.toggle()
  }
  const width = isSideBySide(vue) ? { minInlineSize: `calc(var(--axis) + ${columns.length} * 5.25rem)` } : undefined
  return (
    // The strips are for the mouse: the switch below the planning does the same by keyboard.
    <section
      ref={frame}
      // The library scrolls elements with its class when something is dragged to their edge.
      className={`planning-frame planning-${vue} ${vue === 'mois' ? '' : 'fc-scroller'}`.trim()}
      aria-label={t('calendarLabel')}
      aria-busy={isLoading}
      // Scrollable by arrow keys, for users without a wheel and without an event to focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
      data-jour={jour}
    >
      {vue === 'liste' ? null : SIDEWAYS}
      <div className="planning-width" style={width}>
        {size ? <Grid {...props} frame={frame} size={size} /> : null}
      </div>
    </section>
  )
}
