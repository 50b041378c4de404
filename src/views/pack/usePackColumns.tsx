import type { Pack } from '@contract/plateforme/pack'
import type { Column } from '@core/table/columns'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useOffre } from '@src/parts/pack/useOffre'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PackState } from './PackState'

/** The columns of the list of packs. */
export function usePackColumns(): Column<Pack>[] {
  const { t } = useTranslation('pack')
  const offre = useOffre()
  return useMemo(
    () => [
      { id: 'nom', header: t('fields.nom'), primary: true, sortable: true, hideable: false, cell: (row) => row.nom },
      { id: 'prix', header: t('fields.prix'), sortable: true, align: 'end', cell: (row) => offre.prix(row.prix) },
      { id: 'frequence', header: t('fields.frequence'), cell: (row) => offre.frequence(row.frequence) },
      {
        id: 'limiteCandidats',
        header: t('fields.limiteCandidats'),
        align: 'end',
        cell: (row) => offre.limite(row.limiteCandidats),
      },
      {
        id: 'limiteMoniteurs',
        header: t('fields.limiteMoniteurs'),
        align: 'end',
        cell: (row) => offre.limite(row.limiteMoniteurs),
      },
      { id: 'active', header: t('fields.active'), cell: (row) => <PackState active={row.active} /> },
    ],
    [t, offre],
  )
}

/** The columns of the exported file. */
export function usePackExport(): ExportColumn<Pack>[] {
  const { t } = useTranslation('pack')
  const offre = useOffre()
  return useMemo(
    () => [
      { heading: t('fields.nom'), kind: 'text', value: (row) => row.nom },
      { heading: t('fields.description'), kind: 'text', width: 40, value: (row) => row.description },
      { heading: t('fields.prix'), kind: 'amount', value: (row) => row.prix / 1000 },
      { heading: t('fields.frequence'), kind: 'text', value: (row) => offre.frequence(row.frequence) },
      { heading: t('fields.limiteCandidats'), kind: 'number', value: (row) => row.limiteCandidats },
      { heading: t('fields.limiteMoniteurs'), kind: 'number', value: (row) => row.limiteMoniteurs },
      { heading: t('fields.active'), kind: 'text', value: (row) => t(`active.${row.active}`) },
    ],
    [t, offre],
  )
}
