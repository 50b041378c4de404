import type { Vehicule } from '@contract/ecole/vehicule'
import { etapeOf } from '@contract/planning/evenement'
import type { SelectOption } from '@core/components/select/selectProps'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { FormValues } from '@src/parts/evenement/form/values'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Resources, vehiculeName } from '../useResources'
import type { BusyReason } from './busy'
import { expiredPapers } from './papers'
import { useBusy } from './useBusy'

interface Wanted
  extends Pick<FormValues, 'calendar' | 'jour' | 'start' | 'end' | 'idMoniteur' | 'idVehicule' | 'idExaminateur'> {
  /** The last day of a recurrence; for a single event its day. */
  dernier: string
  idPermi: number | undefined
  except: number | undefined
}

/** Free ones first, the others with the reason: choosing one is allowed, and the refusal then explains the clash. */
function ordered(
  options: (SelectOption & { id: number })[],
  busy: ReadonlyMap<number, BusyReason>,
  taken: (nom: string, reason: BusyReason) => string,
) {
  const free = options.filter(({ id }) => !busy.has(id))
  const others = options.flatMap((one) => {
    const reason = busy.get(one.id)
    return reason ? [{ ...one, label: taken(one.label, reason) }] : []
  })
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
      return t('form.withExpired', { nom, papiers: format.inRow(papiers) })
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
    // A chosen person stays among the options after other changes.
    const taken = (nom: string, reason: BusyReason) => t(`form.busy.${reason}`, { nom })
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
      isReady: resources.isReady,
      moniteurs: ordered(moniteurs, busy.moniteurs, taken),
      vehicules: ordered(vehicules, busy.vehicules, taken),
      examinateurs: ordered(examinateurs, busy.examinateurs, taken),
    }
  }, [resources, busy, calendar, jour, dernier, idPermi, idMoniteur, idVehicule, idExaminateur, t, vehiculeWords])
}

export type Choices = ReturnType<typeof useChoices>
