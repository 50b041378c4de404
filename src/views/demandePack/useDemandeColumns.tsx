import { dayAt } from '@contract/clock/wall'
import type { DemandePack } from '@contract/plateforme/demandePack'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { DemandePackStatus } from '@src/parts/demandePack/DemandePackStatus'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useOffre } from '@src/parts/pack/useOffre'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the list of requests. */
export function useDemandeColumns(): Column<DemandePack>[] {
  const { t } = useTranslation('demandePack')
  const format = useFormat()
  const offre = useOffre()
  return useMemo(
    () => [
      {
        id: 'ecole',
        header: t('fields.ecole'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => row.ecole,
      },
      { id: 'nom', header: t('fields.nom'), cell: (row) => row.nom },
      { id: 'prix', header: t('fields.prix'), sortable: true, align: 'end', cell: (row) => offre.prix(row.prix) },
      { id: 'frequence', header: t('fields.frequence'), cell: (row) => offre.frequence(row.frequence) },
      {
        id: 'createdAt',
        header: t('fields.createdAt'),
        sortable: true,
        cell: (row) => format.dayOf(row.createdAt, 'short'),
      },
      { id: 'statut', header: t('fields.statut'), cell: (row) => <DemandePackStatus statut={row.statut} /> },
    ],
    [t, format, offre],
  )
}

/** The columns of the exported file. */
export function useDemandeExport(): ExportColumn<DemandePack>[] {
  const { t } = useTranslation('demandePack')
  const offre = useOffre()
  const { zone } = useSchool()
  return useMemo(
    () => [
      { heading: t('fields.ecole'), kind: 'text', width: 30, value: (row) => row.ecole },
      { heading: t('fields.nom'), kind: 'text', value: (row) => row.nom },
      { heading: t('fields.prix'), kind: 'amount', value: (row) => row.prix / 1000 },
      { heading: t('fields.frequence'), kind: 'text', value: (row) => offre.frequence(row.frequence) },
      { heading: t('fields.createdAt'), kind: 'date', value: (row) => dayAt(row.createdAt, zone) },
      { heading: t('fields.statut'), kind: 'text', value: (row) => t(`statut.${row.statut}`) },
      { heading: t('fields.motif'), kind: 'text', width: 40, value: (row) => row.motif },
    ],
    [t, offre, zone],
  )
}
