import { minutesBetween } from '@contract/clock/moments'
import { dayAt } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import { useFormat } from '@core/format/useFormat'
import { kindWord, standingOf, standingText } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Evenement>[] {
  const { t } = useTranslation('lecon')
  const format = useFormat()
  const words = useWords()
  return useMemo(() => {
    const names = ({ extendedProps }: Evenement, isWanted: (absent: boolean) => boolean) =>
      format.inRow(extendedProps.candidats.filter(({ absent }) => isWanted(absent)).map(({ nom }) => nom))
    const standing = (row: Evenement) => standingText(row, standingOf(row, new Date().toISOString()), words)
    return [
      { heading: t('written.day'), kind: 'date', value: (row) => dayAt(row.start, words.zone) },
      { heading: t('written.from'), kind: 'text', width: 10, value: (row) => format.time(row.start, words.zone) },
      { heading: t('written.to'), kind: 'text', width: 10, value: (row) => format.time(row.end, words.zone) },
      { heading: t('written.candidats'), kind: 'text', width: 28, value: (row) => names(row, () => true) },
      { heading: t('written.absents'), kind: 'text', width: 24, value: (row) => names(row, (absent) => absent) },
      { heading: t('columns.calendar'), kind: 'text', width: 20, value: (row) => kindWord(row, words) },
      { heading: t('columns.moniteur'), kind: 'text', width: 24, value: (row) => row.extendedProps.moniteur },
      { heading: t('columns.vehicule'), kind: 'text', width: 24, value: (row) => row.extendedProps.vehicule },
      { heading: t('written.planned'), kind: 'number', value: (row) => minutesBetween(row.start, row.end) },
      { heading: t('written.attested'), kind: 'number', value: (row) => row.extendedProps.minutes },
      { heading: t('columns.etat'), kind: 'text', value: standing },
      { heading: t('written.by'), kind: 'text', width: 24, value: (row) => row.extendedProps.attestePar },
      { heading: t('written.lieu'), kind: 'text', width: 24, value: (row) => row.extendedProps.lieu },
      { heading: t('written.note'), kind: 'text', width: 40, value: (row) => row.extendedProps.note },
    ]
  }, [t, format, words])
}
