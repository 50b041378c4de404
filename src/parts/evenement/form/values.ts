import { addWallMinutes, dayOf, timeOf, toUtc, toWall, wallAt } from '@contract/clock/wall'
import { isDay } from '@contract/fields'
import {
  type Calendar,
  type Evenement,
  type EvenementValues,
  etapeOf,
  isExam,
  type Scope,
} from '@contract/planning/evenement'
import { readWholeTime } from '@core/form/date/timeText'
import type { Opener } from '../state/address'

/** The values of an event's form: a day and times in the school's time zone. */
export interface FormValues {
  calendar: Calendar
  candidats: number[]
  idMoniteur: number | null
  idVehicule: number | null
  idExaminateur: number | null
  title: string
  lieu: string
  note: string
  jour: string
  start: string
  end: string
  /** Null for once, as in the list's options: any other value would count as a change. */
  repete: null | 'nombre' | 'jusqua'
  semaines: number | null
  nombre: string
  jusqua: string
}

const ALONE = { repete: null, semaines: 1, nombre: '4', jusqua: '' } as const

/** Vehicles are only for driving lessons and exams. */
export const takesVehicule = (calendar: Calendar) => etapeOf(calendar) !== 'code'

interface Start {
  jour: string
  start: string
  minutes: number
}

/** A new event, from a drawn time or a link. */
export function newValues(opener: Opener, { jour, start: usual, minutes }: Start): FormValues {
  const start = opener.start ?? usual
  return {
    calendar: opener.calendar,
    candidats: opener.candidat ? [opener.candidat] : [],
    idMoniteur: opener.moniteur ?? null,
    idVehicule: opener.vehicule ?? null,
    idExaminateur: null,
    title: '',
    lieu: '',
    note: '',
    jour,
    start,
    end: opener.end && opener.end > start ? opener.end : endAfter(jour, start, minutes),
    ...ALONE,
  }
}

/** The time some minutes later, on the same day. */
export function endAfter(jour: string, start: string, minutes: number): string {
  const end = addWallMinutes(wallAt(jour, start), minutes)
  return dayOf(end) === jour ? timeOf(end) : '23:59'
}

/** The form's values of an event. */
export function valuesOf(event: Evenement, zone: string): FormValues {
  const { calendar, idCandidats, idMoniteur, idVehicule, idExaminateur, title, lieu, note } = event.extendedProps
  const start = toWall(event.start, zone)
  return {
    calendar,
    candidats: idCandidats,
    idMoniteur,
    idVehicule,
    idExaminateur,
    title: title ?? '',
    lieu: lieu ?? '',
    note: note ?? '',
    jour: dayOf(start),
    start: timeOf(start),
    end: timeOf(toWall(event.end, zone)),
    ...ALONE,
  }
}

/** An unchanged time keeps its moment: in autumn an hour occurs twice, and the field shows both the same. */
function momentOf(jour: string, time: string, zone: string, before?: string): string {
  if (!isDay(jour) || readWholeTime(time) === null) return ''
  const wall = wallAt(jour, time)
  return before && toWall(before, zone) === wall ? before : toUtc(wall, zone)
}

/** The repetition of the event; none for an exam, even if one was chosen before its kind was changed to exam. */
export const repeteOf = ({ calendar, repete }: Pick<FormValues, 'calendar' | 'repete'>) =>
  isExam(calendar) ? null : repete

function recurrenceOf(values: FormValues, except: string[]): EvenementValues['recurrence'] {
  const { semaines, nombre, jusqua } = values
  const repete = repeteOf(values)
  if (!repete) return undefined
  const every = { semaines: semaines ?? 1, except }
  return repete === 'nombre' ? { ...every, nombre: Number(nombre) } : { ...every, jusqua }
}

interface BodyOptions {
  /** Days of a recurrence to skip. */
  except?: string[] | undefined
  /** The stored event, when it is changed. */
  event?: Pick<Evenement, 'start' | 'end'> | undefined
}

/** The request body; people that the kind of event does not take are omitted. */
export function bodyOf(values: FormValues, zone: string, { except = [], event }: BodyOptions = {}): EvenementValues {
  const { calendar, candidats, idMoniteur, idVehicule, idExaminateur, title, lieu, note, jour, start, end } = values
  const recurrence = recurrenceOf(values, except)
  return {
    title,
    start: momentOf(jour, start, zone, event?.start),
    end: momentOf(jour, end, zone, event?.end),
    allDay: false,
    extendedProps: {
      calendar,
      idCandidats: candidats,
      idMoniteur,
      idVehicule: takesVehicule(calendar) ? idVehicule : null,
      idExaminateur: isExam(calendar) ? idExaminateur : null,
      lieu,
      note,
    },
    ...(recurrence && { recurrence }),
  }
}

/** The request body of an update: the fields with the version and scope; an existing event cannot be made to repeat. */
export function updateOf(values: FormValues, zone: string, event: Evenement, scope: Scope) {
  const { recurrence: _left, ...body } = bodyOf(values, zone, { event })
  const { extendedProps, title } = body
  return {
    ...body,
    allDay: false as const,
    title: title || null,
    extendedProps: {
      ...extendedProps,
      idMoniteur: extendedProps.idMoniteur ?? null,
      idVehicule: extendedProps.idVehicule ?? null,
      idExaminateur: extendedProps.idExaminateur ?? null,
      lieu: extendedProps.lieu || null,
      note: extendedProps.note || null,
    },
    version: event.version,
    scope,
  }
}

const FIELDS: Record<string, keyof FormValues> = { idCandidats: 'candidats' }

/** The form field of a request path; a day too far back or ahead is a fault of the day field, not of the hour. */
export function fieldOf(path: string, code?: string): string {
  if (code === 'too_past' || code === 'too_far') return 'jour'
  const name = path.replace(/^(extendedProps|recurrence)\./, '').split('.')[0] ?? path
  return FIELDS[name] ?? name
}
