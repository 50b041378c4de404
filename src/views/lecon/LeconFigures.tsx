import { ETATS_LECON, type TotauxLecons } from '@contract/planning/lecon'
import { ListFigures } from '@core/table/ListFigures'
import type { AnyListState } from '@core/table/useListState'
import { useTranslation } from 'react-i18next'

interface LeconFiguresProps {
  list: AnyListState
  /** Undefined until the first answer. */
  totaux: TotauxLecons | undefined
}

/** The number of lessons per state, each filtering the list. */
export function LeconFigures({ list, totaux }: LeconFiguresProps) {
  const { t } = useTranslation('lecon')
  const figures = ETATS_LECON.map((value) => ({
    value,
    label: t(`figures.${value}`),
    count: totaux?.[value],
    urgent: value === 'DUE',
  }))
  return <ListFigures label={t('figures.label')} filter="etat" list={list} figures={figures} />
}
