import { dayAt } from '@contract/clock/wall'
import type { Revision } from '@contract/planning/revision'
import { useFormat } from '@core/format/useFormat'
import { clashSentence } from '@src/parts/evenement/clash/clashWords'
import { kindWord, timesWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Revision>[] {
  const { t } = useTranslation('revision')
  const format = useFormat()
  const words = useWords()
  return useMemo(() => {
    const people = ({ evenement }: Revision) => evenement.extendedProps.candidats
    return [
      { heading: t('columns.start'), kind: 'date', value: ({ evenement }) => dayAt(evenement.start, words.zone) },
      { heading: t('columns.times'), kind: 'text', width: 16, value: ({ evenement }) => timesWord(evenement, words) },
      {
        heading: t('columns.candidat'),
        kind: 'text',
        width: 28,
        value: (row) => format.inRow(people(row).map(({ nom }) => nom)),
      },
      {
        heading: t('columns.telephone'),
        kind: 'text',
        width: 20,
        value: (row) =>
          people(row)
            .flatMap(({ telephone }) => telephone ?? [])
            .join(', '),
      },
      { heading: t('columns.calendar'), kind: 'text', width: 20, value: ({ evenement }) => kindWord(evenement, words) },
      {
        heading: t('columns.moniteur'),
        kind: 'text',
        width: 24,
        value: ({ evenement }) => evenement.extendedProps.moniteur,
      },
      {
        heading: t('columns.vehicule'),
        kind: 'text',
        width: 24,
        value: ({ evenement }) => evenement.extendedProps.vehicule,
      },
      {
        heading: t('columns.raisons'),
        kind: 'text',
        width: 60,
        value: ({ raisons }) => raisons.map((raison) => clashSentence(raison, words)).join(' ; '),
      },
    ]
  }, [t, format, words])
}
