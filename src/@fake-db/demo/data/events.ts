import type { DemoCalendar, DemoEvent, DemoEventDetails } from '@contract/demo/calendar'
import { person } from './people'
import { NO_PORTRAIT } from './picture'
import { dayFromNow, timeFromNow } from './time'

function guests(...people: number[]): DemoEventDetails['guests'] {
  return people.map((index) => {
    const { fullName } = person(index)
    return { value: fullName, label: fullName, avatar: NO_PORTRAIT }
  })
}

type Line = [
  title: string,
  calendar: DemoCalendar,
  /** Days from today, and the duration: hours from an hour of the day, or whole days. */
  when: { days: number; hour: number; hours: number } | { days: number; length: number },
  more?: Omit<DemoEventDetails, 'calendar'>,
]

const LINES: Line[] = [
  [
    'Réunion d’équipe',
    'Business',
    { days: 0, hour: 9, hours: 1 },
    { location: 'Salle de code', guests: guests(81, 82) },
  ],
  ['Révision de la Clio', 'ETC', { days: -2, hour: 14, hours: 2 }, { location: 'Garage des Oliviers' }],
  ['Anniversaire de Leïla', 'Family', { days: 2, length: 1 }, { description: 'Le gâteau est commandé.' }],
  ['Visite du fournisseur', 'Business', { days: 3, hour: 11, hours: 1 }, { guests: guests(83) }],
  ['Dentiste', 'Personal', { days: 5, hour: 16, hours: 1 }],
  ['Week-end prolongé', 'Holiday', { days: 8, length: 3 }],
  ['Salon de l’automobile', 'Business', { days: 12, length: 2 }, { location: 'Le Kram', guests: guests(84, 85, 86) }],
  ['Dîner chez les parents', 'Family', { days: -4, hour: 19, hours: 3 }],
  ['Cours de natation', 'Personal', { days: 1, hour: 18, hours: 1 }],
  ['Inventaire de la boutique', 'ETC', { days: -9, hour: 8, hours: 4 }, { description: 'Compter aussi la réserve.' }],
]

/** 10 events around today; a whole-day event ends at the start of the following day. */
export const sampleEvents = (): DemoEvent[] =>
  LINES.map(([title, calendar, when, more], index) => ({
    id: index + 1,
    url: '',
    title,
    start: 'hour' in when ? timeFromNow(when.days, when.hour) : dayFromNow(when.days),
    end: 'hour' in when ? timeFromNow(when.days, when.hour + when.hours) : dayFromNow(when.days + when.length),
    allDay: !('hour' in when),
    extendedProps: { calendar, ...structuredClone(more) },
  }))
