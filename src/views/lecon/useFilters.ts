import { HOURS } from '@contract/planning/demande'
import { ETATS_LECON } from '@contract/planning/lecon'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import type { AnyListState } from '@core/table/useListState'
import { useMoniteurChoice } from '@src/parts/moniteur/useMoniteurChoice'
import { usePermiChoice } from '@src/parts/permi/usePermiChoice'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useAllVehiculesQuery } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'

const idOf = (value: string | undefined) => (value ? Number(value) : null)

/**
 * The filters of the list; the candidate filter appears only when a link has set it, and instructors see only their own
 * lessons.
 */
export function useFilters({ filters }: AnyListState, isOwn: boolean): FilterDef[] {
  const { t } = useTranslation(['lecon', 'evenement', 'fields'])
  const format = useFormat()
  const moniteurs = useMoniteurChoice({ chosen: idOf(filters.idMoniteur), skip: isOwn })
  const idCandidat = idOf(filters.idCandidat)
  const { currentData: candidat } = useCandidatQuery(idCandidat ?? 0, { skip: idCandidat === null })
  const day = (value: string) => format.day(value, 'short')
  const one: FilterDef = {
    name: 'idCandidat',
    label: t('columns.candidat'),
    options: [{ value: String(idCandidat), label: candidat ? fullName(candidat) : '…' }],
  }
  const moniteur: FilterDef = { name: 'idMoniteur', label: t('columns.moniteur'), ...moniteurs }
  const { data: vehicules } = useAllVehiculesQuery(undefined, { skip: isOwn })
  const { data: permis } = usePermisQuery(undefined, { skip: isOwn })
  const permiChoice = usePermiChoice()
  const vehicule: FilterDef = {
    name: 'idVehicule',
    label: t('fields:idVehicule'),
    options: (vehicules ?? []).map(({ id, immatriculation }) => ({ value: String(id), label: immatriculation })),
  }
  const permi: FilterDef = { name: 'idPermi', label: t('fields:idPermi'), options: (permis ?? []).map(permiChoice) }
  return [
    ...(idCandidat === null ? [] : [one]),
    {
      name: 'calendar',
      label: t('columns.calendar'),
      options: HOURS.map((value) => ({ value, label: t(`evenement:calendar.${value}`) })),
    },
    {
      name: 'etat',
      label: t('columns.etat'),
      options: ETATS_LECON.map((value) => ({ value, label: t(`figures.${value}`) })),
    },
    ...(isOwn ? [] : [moniteur, vehicule, permi]),
    { name: 'annulees', label: t('filters.annulees'), options: [{ value: 'non', label: t('filters.without') }] },
    { name: 'depuis', label: t('filters.depuis'), type: 'date', words: day },
    { name: 'jusqua', label: t('filters.jusqua'), type: 'date', words: day },
  ]
}
