import type { Historique } from '@contract/ecole/historique'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useZone } from '@src/parts/evenement/useZone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionWords } from './actionWords'
import { ChangeList } from './ChangeList'
import { RecordName } from './RecordName'

/** Number of changes in a row; the panel shows all of them. */
const SHOWN = 2

/** The columns of the log: when, who, what, which record, which changes. */
export function useColumns(): Column<Historique>[] {
  const { t } = useTranslation('historique')
  const format = useFormat()
  const words = useActionWords()
  const zone = useZone()
  return useMemo(
    () => [
      {
        id: 'createdAt',
        header: t('columns.when'),
        primary: true,
        hideable: false,
        width: '190px',
        cell: (row) => <time dateTime={row.createdAt}>{format.moment(row.createdAt, zone)}</time>,
      },
      { id: 'auteur', header: t('columns.author'), cell: (row) => row.auteur ?? t('system') },
      { id: 'action', header: t('columns.action'), cell: (row) => words(row) },
      { id: 'nom', header: t('columns.record'), cell: (row) => <RecordName entry={row} /> },
      {
        id: 'changes',
        header: t('columns.changes'),
        desktopOnly: true,
        cell: (row) => <ChangeList entry={row} limit={SHOWN} />,
      },
    ],
    [t, format, words, zone],
  )
}
