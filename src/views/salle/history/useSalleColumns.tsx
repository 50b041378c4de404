import type { SalleSummary } from '@contract/cours/salle'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { OwnText } from '@src/parts/cours/OwnText'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the rooms of a school. */
export function useSalleColumns(): Column<SalleSummary>[] {
  const { t } = useTranslation('salle')
  const format = useFormat()
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('fields.title'),
        primary: true,
        hideable: false,
        cell: ({ title }) => (
          <b>
            <OwnText text={title} />
          </b>
        ),
      },
      {
        id: 'startedAt',
        header: t('fields.startedAt'),
        sortable: true,
        cell: ({ startedAt }) => format.moment(startedAt),
      },
      { id: 'hote', header: t('fields.hote'), cell: ({ hote }) => hote },
      {
        id: 'phase',
        header: t('fields.phase'),
        cell: ({ phase }) =>
          phase === 'FINISHED' ? (
            <StatusDot tone="neutral" label={t('history.over')} />
          ) : (
            <StatusDot tone="success" label={t('history.running')} />
          ),
      },
      {
        id: 'participants',
        header: t('fields.participants'),
        align: 'end',
        cell: ({ participants }) => format.number(participants),
      },
      {
        id: 'questions',
        header: t('fields.questions'),
        align: 'end',
        cell: ({ questions }) => format.number(questions),
      },
      {
        id: 'success',
        header: t('fields.success'),
        align: 'end',
        cell: ({ success }) => (success === null ? <Blank /> : format.percent(success)),
      },
    ],
    [t, format],
  )
}
