import type { AutoEcole } from '@contract/autoecole'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StatutAutoEcole } from './StatutAutoEcole'

/** The columns of the list of schools. */
export function useAutoEcoleColumns(): Column<AutoEcole>[] {
  const { t } = useTranslation('autoecole')
  const format = useFormat()
  return useMemo(
    () => [
      { id: 'nom', header: t('nom'), primary: true, sortable: true, hideable: false, cell: (row) => row.nom },
      { id: 'statut', header: t('statutLabel'), cell: (row) => <StatutAutoEcole statut={row.statut} /> },
      { id: 'matricule', header: t('matricule'), cell: (row) => row.matricule },
      { id: 'responsable', header: t('responsable'), cell: (row) => row.responsable },
      { id: 'gouvernorat', header: t('gouvernorat'), cell: (row) => row.gouvernorat ?? '—' },
      { id: 'candidats', header: t('candidats'), align: 'end', cell: (row) => format.number(row.candidats) },
      { id: 'moniteurs', header: t('moniteurs'), align: 'end', cell: (row) => format.number(row.moniteurs) },
      { id: 'createdAt', header: t('createdAt'), sortable: true, cell: (row) => format.day(row.createdAt, 'short') },
    ],
    [t, format],
  )
}
