export const DEMO_CALENDARS = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const

export type DemoCalendar = (typeof DEMO_CALENDARS)[number]

export interface DemoGuest {
  value: string
  label: string
  avatar: string
}

export interface DemoEventDetails {
  calendar: DemoCalendar
  guests?: DemoGuest[]
  location?: string
  description?: string
}

export interface DemoEvent {
  id: number
  url: string
  title: string
  /** ISO 8601. */
  start: string
  /** ISO 8601, never before the start. */
  end: string
  allDay: boolean
  extendedProps: DemoEventDetails
}

/** GET /apps/calendar/events, answers DemoEvent[]: of these calendars, or of all when none is named. */
export interface DemoEventQuery {
  calendars?: DemoCalendar[]
}

/** POST /apps/calendar/add-event, answers 201 DemoEventAnswer. */
export interface DemoEventToAdd {
  event: Omit<DemoEvent, 'id'>
}

/** POST /apps/calendar/update-event, answers DemoEventAnswer. */
export interface DemoEventUpdate {
  event: Partial<Omit<DemoEvent, 'id' | 'extendedProps'>> & { id: number; extendedProps?: Partial<DemoEventDetails> }
}

export interface DemoEventAnswer {
  event: DemoEvent
}
