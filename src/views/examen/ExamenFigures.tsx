import { ETATS_EXAMEN, type TotauxExamens } from '@contract/planning/examen'
import { ListFigures } from '@core/table/ListFigures'
import type { AnyListState } from '@core/table/useListState'
import { useTranslation } from 'react-i18next'

interface ExamenFiguresProps {
  list: AnyListState
  /** Undefined until the first answer. */
  totaux: TotauxExamens | undefined
}

/** The number of exams per result, each filtering the list. */
export function ExamenFigures({ list, totaux }: ExamenFiguresProps) {
  const { t } = useTranslation('examen')
  // `JUDGED` is left out: it counts two results whose figures are already shown.
  const figures = ETATS_EXAMEN.filter((value) => value !== 'JUDGED').map((value) => ({
    value,
    label: t(`figures.${value}`),
    count: totaux?.[value],
    urgent: value === 'DUE',
  }))
  return <ListFigures label={t('figures.label')} filter="status" list={list} figures={figures} />
}
