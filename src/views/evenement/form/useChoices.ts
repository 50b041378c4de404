import { addDays } from '@contract/clock/days'
import { toUtc, wallAt } from '@contract/clock/wall'
import type { Vehicule } from '@contract/ecole/vehicule'
import { type Evenement, etapeOf } from '@contract/planning/evenement'
import type { SelectOption } from '@core/components/Select'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { FormValues } from '@src/parts/evenement/form/values'
import { useZone } from '@src/parts/evenement/useZone'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Resources, vehiculeName } from '../useResources'
import { type Busy, busyBetween } from './busy'
import { expiredPapers } from './papers'

const NO_EVENTS: Evenement[] = []

interface Wanted
  extends Pick<FormValues, 'calendar' | 'jour' | 'start' | 'end' | 'idMoniteur' | 'idVehicule' | 'idExaminateur'> {
  /** The last day of a recurrence; for a single event its day. */
  dernier: string
  idPermi: number | undefined
  except: number | undefined
}

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day)

/** The people and vehicles booked at the form's time, according to the calendar of that day. */
function useBusy({ jour, start, end, except }: Wanted): Busy {
  const zone = useZone()
  const day = isDay(jour) ? jour : '2000-01-01'
  const span = { from: toUtc(wallAt(day, '00:00'), zone), to: toUtc(wallAt(addDays(day, 1), '00:00'), zone) }
  const events = useEvenementsQuery(span, { skip: !isDay(jour) }).data?.data ?? NO_EVENTS
  return useMemo(() => {
    if (!isDay(jour) || !start || !end) return busyBetween([], '', '')
    return busyBetween(events, toUtc(wallAt(jour, start), zone), toUtc(wallAt(jour, end), zone), except)
  }, [events, jour, start, end, zone, except])
}

/** Free ones first, booked ones marked: choosing one is allowed, and the refusal then explains the clash. */
function ordered(
  options: (SelectOption & { id: number })[],
  busy: ReadonlySet<number>,
  taken: (name: string) => string,
) {
  const free = options.filter(({ id }) => !busy.has(id))
  const others = options.filter(({ id }) => busy.has(id)).map((one) => ({ ...one, label: taken(one.label) }))
  return [...free, ...others]
}

/** A vehicle's label with its papers that expire before the last day: visible before the booking is refused. */
function useVehiculeWords(): (vehicule: Vehicule, jour: string, dernier: string) => string {
  const { t } = useTranslation('evenement')
  const format = useFormat()
  return useCallback(
    (vehicule, jour, dernier) => {
      const expired = expiredPapers(vehicule, dernier)
      const nom = vehiculeName(vehicule)
      if (expired.length === 0) return nom
      const papiers = expired.map(({ papier, fin }) => {
        const until = { jour: format.day(fin, 'short') }
        return fin < jour ? t(`form.expired.${papier}`, until) : t(`form.ends.${papier}`, until)
      })
      return t('form.withExpired', { nom, papiers: papiers.join(', ') })
    },
    [t, format],
  )
}

/** The instructors, vehicles and examiners that fit the event, the free ones first. */
export function useChoices(resources: Resources, wanted: Wanted) {
  const { t } = useTranslation('evenement')
  const vehiculeWords = useVehiculeWords()
  const busy = useBusy(wanted)
  const { calendar, jour, dernier, idPermi, idMoniteur, idVehicule, idExaminateur } = wanted
  return useMemo(() => {
    // A chosen person stays among the options, whatever is changed later.
    const taken = (nom: string) => t('form.busy', { nom })
    const teaches = (categories: number[]) =>
      idPermi === undefined || etapeOf(calendar) === 'code' || categories.includes(idPermi)
    const moniteurs = resources.moniteurs
      .filter(({ id, categories }) => id === idMoniteur || teaches(categories))
      .map((one) => ({ id: one.id, value: String(one.id), label: fullName(one) }))
    const vehicules = resources.vehicules
      .filter(
        ({ id, availability, idPermi: own }) =>
          id === idVehicule || (availability === 'Available' && (idPermi ?? own) === own),
      )
      // The first one is preselected: preferably one with valid papers.
      .sort((a, b) => expiredPapers(a, dernier).length - expiredPapers(b, dernier).length)
      .map((one) => ({ id: one.id, value: String(one.id), label: vehiculeWords(one, jour, dernier) }))
    const examinateurs = resources.examinateurs
      .filter(({ id, etapes }) => id === idExaminateur || etapes.includes(etapeOf(calendar)))
      .map((one) => ({ id: one.id, value: String(one.id), label: fullName(one) }))
    return {
      moniteurs: ordered(moniteurs, busy.moniteurs, taken),
      vehicules: ordered(vehicules, busy.vehicules, taken),
      examinateurs: ordered(examinateurs, busy.examinateurs, taken),
    }
  }, [resources, busy, calendar, jour, dernier, idPermi, idMoniteur, idVehicule, idExaminateur, t, vehiculeWords])
}

export type Choices = ReturnType<typeof useChoices>
