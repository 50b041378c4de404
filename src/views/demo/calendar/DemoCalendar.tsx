import type { DemoEvent } from '@contract/demo/calendar'
import { dateLocale } from '@core/format/locale'
import { useIsRightToLeft } from '@core/hooks/useDirection'
import { useLatest } from '@core/hooks/useLatest'
import type { CalendarOptions, EventContentArg, EventInput, EventMountArg } from '@fullcalendar/core'
import dayGrid from '@fullcalendar/daygrid'
import interaction from '@fullcalendar/interaction'
import list from '@fullcalendar/list'
import FullCalendar from '@fullcalendar/react'
import timeGrid from '@fullcalendar/timegrid'
import { useKeptFocus } from '@src/parts/evenement/calendar/useKeptFocus'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BULLETS, type CalendarView } from './address'
import type { DemoCalendarProps } from './calendarProps'
import { addDays, dayOf, type Times, timesOf } from './times'
import { useEventKeys } from './useEventKeys'
import './demoCalendar.scss'

const PLUGINS = [dayGrid, timeGrid, list, interaction]
const NAMES: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
}

/** Without its URL: the library would navigate to it. */
const inputOf = ({ id, title, start, end, allDay, extendedProps }: DemoEvent): EventInput => ({
  id: String(id),
  title,
  start,
  end,
  allDay,
  classNames: ['cal', BULLETS[extendedProps.calendar]],
  extendedProps,
})

/** Gives an event's element its role and label for screen readers, and its id for the page. */
function nameElement({ el, event }: EventMountArg) {
  // A line of the list has its own button.
  if (el.matches('tr')) return
  el.setAttribute('role', 'button')
  el.dataset.evenement = event.id
}

/** The calendar, drawn by FullCalendar in the device's time zone. */
export function DemoCalendar(props: DemoCalendarProps) {
  const { address, events } = props
  const { t } = useTranslation('demoCalendar')
  const frame = useRef<HTMLElement>(null)
  const calendar = useRef<FullCalendar>(null)
  const direction = useIsRightToLeft() ? 'rtl' : 'ltr'
  const options = useOptions(props)
  const inputs = useMemo(() => events.map(inputOf), [events])
  const onKeyDown = useEventKeys(props)
  const view = NAMES[address.view]
  useEffect(() => {
    const api = calendar.current?.getApi()
    if (api && (api.view.type !== view || dayOf(api.getDate()) !== address.date)) api.changeView(view, address.date)
  }, [view, address.date])
  useKeptFocus(frame, inputs)
  return (
    <section ref={frame} className={`cal-frame cal-${address.view}`} aria-label={t('calendar')} onKeyDown={onKeyDown}>
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        initialView={view}
        initialDate={address.date}
        direction={direction}
        events={inputs}
        {...options}
      />
    </section>
  )
}

/** Static options and callbacks; the callbacks read the page's current state. */
function useOptions(props: DemoCalendarProps): CalendarOptions {
  const { t, i18n } = useTranslation('demoCalendar')
  const latest = useLatest(props)
  return useMemo((): CalendarOptions => {
    const eventOf = (id: string) => latest.current.events.find((event) => String(event.id) === id)
    const moved = ({ event }: { event: { id: string; start: Date | null; end: Date | null; allDay: boolean } }) => {
      const before = eventOf(event.id)
      if (before && event.start) latest.current.onMove(before, timesOf({ ...timesIn(event), start: event.start }))
    }
    return {
      ...LOOK,
      locale: dateLocale(i18n.language),
      allDayText: t('allDayShort'),
      noEventsText: t('empty'),
      closeHint: t('closeHint'),
      timeHint: t('timeHint'),
      eventHint: t('eventHint'),
      moreLinkText: (count) => t('more', { count }),
      moreLinkHint: (count) => t('moreHint', { count }),
      navLinkHint: (day: string) => t('dayHint', { day }),
      eventContent: (content: EventContentArg) => contentOf(content, t),
      eventDidMount: nameElement,
      datesSet: ({ view }) => latest.current.onTitle(view.title),
      navLinkDayClick: (date) => latest.current.onDay(dayOf(date)),
      eventClick: ({ event, jsEvent }) => {
        jsEvent.preventDefault()
        latest.current.onOpen(Number(event.id))
      },
      dateClick: ({ date, allDay }) => latest.current.onDraw(timesOf({ start: date, end: null, allDay })),
      select: ({ start, end, allDay, view }) => {
        view.calendar.unselect()
        latest.current.onDraw(timesOf({ start, end, allDay }))
      },
      eventDrop: moved,
      eventResize: moved,
    }
  }, [t, i18n.language])
}

const timesIn = ({ end, allDay }: { end: Date | null; allDay: boolean }) => ({ end, allDay })

/** The calendar's name is read with the event, because colour must not be the only sign. */
function contentOf({ event, timeText, view }: EventContentArg, t: (key: string) => string) {
  const name = t(`calendars.${String(event.extendedProps.calendar)}`)
  if (view.type.startsWith('list')) {
    return (
      <button type="button" className="cal-line" data-evenement={event.id}>
        {event.title} · {name}
      </button>
    )
  }
  return (
    <span className="cal-event" title={`${event.title} · ${name}`}>
      {timeText ? <span className="cal-time">{timeText}</span> : null}
      <span className="cal-title">{event.title}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const LOOK: CalendarOptions = {
  headerToolbar: false,
  firstDay: 1,
  fixedWeekCount: false,
  height: '100%',
  expandRows: true,
  nowIndicator: true,
  navLinks: true,
  editable: true,
  selectable: true,
  // A press selects a day, a drag a period.
  selectMinDistance: 6,
  selectMirror: true,
  eventResizableFromStart: true,
  eventInteractive: true,
  dayMaxEvents: true,
  eventDisplay: 'block',
  displayEventEnd: false,
  longPressDelay: 350,
  dragRevertDuration: 0,
  snapDuration: '00:15:00',
  slotLabelInterval: '01:00:00',
  scrollTime: '08:00:00',
  slotLabelFormat: TIME,
  eventTimeFormat: TIME,
  views: {
    timeGridWeek: { dayHeaderFormat: { weekday: 'short', day: 'numeric' } },
    timeGridDay: { dayHeaderFormat: { weekday: 'long', day: 'numeric', month: 'long' } },
    listMonth: { listDayFormat: { weekday: 'long', day: 'numeric', month: 'long' }, listDaySideFormat: false },
  },
}

/** The default times of a new event: an hour, or a day in the month view. */
export function newTimes(day: string, view: CalendarView): Times {
  if (view === 'month' || view === 'list') return { allDay: true, start: day, end: addDays(day, 1) }
  const start = new Date(`${day}T09:00`)
  return timesOf({ start, end: null, allDay: false })
}
