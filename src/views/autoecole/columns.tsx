import { dayAt } from '@contract/clock/wall'
import type { AutoEcole } from '@contract/plateforme/autoecole'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { AbonnementState } from '@src/parts/autoecole/AbonnementState'
import { AutoEcoleStatus, statutShown } from '@src/parts/autoecole/AutoEcoleStatus'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the list of schools. */
export function useAutoEcoleColumns(): Column<AutoEcole>[] {
  const { t } = useTranslation(['autoecole', 'fields'])
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'nom', header: t('nom'), primary: true, sortable: true, hideable: false, cell: (row) => row.nom },
      { id: 'statut', header: t('statutLabel'), cell: (row) => <AutoEcoleStatus ecole={row} /> },
      {
        id: 'dateFin',
        header: t('abonnement.label'),
        sortable: true,
        cell: (row) => <AbonnementState {...row} />,
      },
      { id: 'matricule', header: t('fields:matricule'), desktopOnly: true, cell: (row) => row.matricule },
      { id: 'responsable', header: t('fields:responsable'), cell: (row) => row.responsable },
      {
        id: 'candidats',
        header: t('candidats'),
        sortable: true,
        align: 'end',
        cell: (row) => format.number(row.candidats),
      },
      {
        id: 'moniteurs',
        header: t('moniteurs'),
        sortable: true,
        align: 'end',
        cell: (row) => format.number(row.moniteurs),
      },
      { id: 'createdAt', header: t('createdAt'), sortable: true, cell: (row) => format.dayOf(row.createdAt, 'short') },
    ],
    [t, format],
  )
}

/** The columns of the exported file. */
export function useAutoEcoleExport(): ExportColumn<AutoEcole>[] {
  const { t } = useTranslation(['autoecole', 'fields'])
  const { zone } = useSchool()
  return useMemo(
    () => [
      { heading: t('nom'), kind: 'text', width: 30, value: (row) => row.nom },
      { heading: t('fields:matricule'), kind: 'text', value: (row) => row.matricule },
      { heading: t('statutLabel'), kind: 'text', value: (row) => t(`statut.${statutShown(row)}`) },
      { heading: t('abonnement.label'), kind: 'text', value: (row) => row.abonnement?.nom ?? null },
      { heading: t('abonnement.end'), kind: 'date', value: (row) => row.abonnement?.dateFin ?? null },
      { heading: t('fields:responsable'), kind: 'text', width: 24, value: (row) => row.responsable },
      { heading: t('fields:telephone'), kind: 'text', value: (row) => row.telephone },
      { heading: t('fields:email'), kind: 'text', width: 28, value: (row) => row.email },
      { heading: t('fields:adresse'), kind: 'text', width: 40, value: (row) => row.adresse },
      { heading: t('fields:gouvernorat'), kind: 'text', value: (row) => row.gouvernorat },
      { heading: t('fields:pays'), kind: 'text', value: (row) => t(`country.${row.pays}`) },
      { heading: t('candidats'), kind: 'number', value: (row) => row.candidats },
      { heading: t('moniteurs'), kind: 'number', value: (row) => row.moniteurs },
      { heading: t('createdAt'), kind: 'date', value: (row) => dayAt(row.createdAt, zone) },
    ],
    [t, zone],
  )
}
