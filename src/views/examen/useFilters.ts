import { ETAPES } from '@contract/planning/evenement'
import { ETATS_EXAMEN, type Examen } from '@contract/planning/examen'
import { fullName } from '@core/format/names'
import { useFormat } from '@core/format/useFormat'
import type { FilterDef } from '@core/table/FilterField'
import { useAllExaminateursQuery } from '@src/redux/calendar/examinateur'
import { useTranslation } from 'react-i18next'

/** The filters of the list; the candidate filter appears only when a link has set it. */
export function useFilters(idCandidat: string | undefined, rows: readonly Examen[] | undefined): FilterDef[] {
  const { t } = useTranslation(['examen', 'parcours'])
  const format = useFormat()
  const { data } = useAllExaminateursQuery()
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
    { name: 'depuis', label: t('filters.depuis'), type: 'date', words: day },
    { name: 'jusqua', label: t('filters.jusqua'), type: 'date', words: day },
  ]
}
