import type { MessageContact } from '@contract/plateforme/contact'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useWall } from '@src/parts/export/useWall'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageStatus } from './MessageStatus'

/** The columns of the list of messages. */
export function useMessageColumns(): Column<MessageContact>[] {
  const { t } = useTranslation('contact')
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'sujet', header: t('fields.sujet'), primary: true, hideable: false, cell: (row) => <b>{row.sujet}</b> },
      { id: 'nom', header: t('fields.nom'), sortable: true, cell: (row) => row.nom },
      { id: 'email', header: t('fields.email'), cell: (row) => row.email },
      { id: 'statut', header: t('fields.statut'), cell: (row) => <MessageStatus statut={row.statut} /> },
      { id: 'createdAt', header: t('fields.createdAt'), sortable: true, cell: (row) => format.moment(row.createdAt) },
    ],
    [t, format],
  )
}

/** The columns of the exported file. */
export function useMessageExport(): ExportColumn<MessageContact>[] {
  const { t } = useTranslation('contact')
  const wall = useWall()
  return useMemo(
    () => [
      { heading: t('fields.createdAt'), kind: 'moment', value: (row) => wall(row.createdAt) },
      { heading: t('fields.nom'), kind: 'text', width: 24, value: (row) => row.nom },
      { heading: t('fields.email'), kind: 'text', width: 28, value: (row) => row.email },
      { heading: t('fields.telephone'), kind: 'code', value: (row) => row.telephone },
      { heading: t('fields.sujet'), kind: 'text', width: 32, value: (row) => row.sujet },
      { heading: t('fields.texte'), kind: 'text', width: 60, value: (row) => row.texte },
      { heading: t('fields.statut'), kind: 'text', value: (row) => t(`statut.${row.statut}`) },
      { heading: t('fields.reponse'), kind: 'text', width: 60, value: (row) => row.reponse },
    ],
    [t, wall],
  )
}
