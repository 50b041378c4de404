import { ETAPES } from '@contract/planning/evenement'
import { ETATS_EXAMEN, type Examen } from '@contract/planning/examen'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import { useMoniteurChoice } from '@src/parts/moniteur/useMoniteurChoice'
import { usePermiChoice } from '@src/parts/permi/usePermiChoice'
import { useAllExaminateursQuery } from '@src/redux/calendar/examinateur'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useTranslation } from 'react-i18next'

type Chosen = Partial<Record<'idCandidat' | 'idMoniteur' | 'suiviPar', string>>

/** The filters of the list; the candidate filter appears only when a link has set it. */
export function useFilters(
  { idCandidat, idMoniteur, suiviPar }: Chosen,
  rows: readonly Examen[] | undefined,
): FilterDef[] {
  const { t } = useTranslation(['examen', 'parcours', 'fields'])
  const format = useFormat()
  const { data } = useAllExaminateursQuery()
  const { data: permis } = usePermisQuery()
  const permiChoice = usePermiChoice()
  const moniteurs = useMoniteurChoice({ chosen: idMoniteur ? Number(idMoniteur) : null })
  const followers = useMoniteurChoice({ chosen: suiviPar ? Number(suiviPar) : null })
  const day = (value: string) => format.day(value, 'short')
  const chosen = rows?.find((row) => String(row.idCandidat) === idCandidat)
  const candidat: FilterDef[] = idCandidat
    ? [
        {
          name: 'idCandidat',
          label: t('columns.candidat'),
          options: [{ value: idCandidat, label: chosen?.candidat ?? t('filters.oneCandidat') }],
        },
      ]
    : []
  return [
    ...candidat,
    {
      name: 'etape',
      label: t('columns.etape'),
      options: ETAPES.map((value) => ({ value, label: t(`parcours:etape.${value}`) })),
    },
    {
      name: 'status',
      label: t('columns.status'),
      options: ETATS_EXAMEN.map((value) => ({ value, label: t(`figures.${value}`) })),
    },
    {
      name: 'idExaminateur',
      label: t('columns.examinateur'),
      options: (data ?? []).map((one) => ({ value: String(one.id), label: fullName(one) })),
    },
    { name: 'idMoniteur', label: t('fields:idMoniteur'), ...moniteurs },
    { name: 'suiviPar', label: t('filters.suiviPar'), ...followers },
    { name: 'idPermi', label: t('fields:idPermi'), options: (permis ?? []).map(permiChoice) },
    { name: 'depuis', label: t('filters.depuis'), type: 'date', words: day },
    { name: 'jusqua', label: t('filters.jusqua'), type: 'date', words: day },
  ]
}
