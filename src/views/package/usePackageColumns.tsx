import type { PackageEcole } from '@contract/plateforme/package'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { paths } from '@src/configs/paths'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useOffre } from '@src/parts/pack/useOffre'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PackageStatus } from './PackageStatus'

/** The columns of the list of packages. */
export function usePackageColumns(): Column<PackageEcole>[] {
  const { t } = useTranslation('package')
  const format = useFormat()
  const offre = useOffre()
  return useMemo(
    () => [
      { id: 'nom', header: t('fields.nom'), primary: true, sortable: true, hideable: false, cell: (row) => row.nom },
      {
        id: 'ecole',
        header: t('fields.ecole'),
        sortable: true,
        cell: (row) => <Link to={paths.autoecole(row.idAutoEcole)}>{row.ecole}</Link>,
      },
      { id: 'etat', header: t('fields.etat'), cell: (row) => <PackageStatus etat={row.etat} /> },
      {
        id: 'dateDebut',
        header: t('fields.dateDebut'),
        sortable: true,
        cell: (row) => format.day(row.dateDebut, 'short'),
      },
      { id: 'dateFin', header: t('fields.dateFin'), sortable: true, cell: (row) => format.day(row.dateFin, 'short') },
      { id: 'prix', header: t('fields.prix'), align: 'end', cell: (row) => offre.prix(row.prix) ?? <Blank /> },
      { id: 'frequence', header: t('fields.frequence'), cell: (row) => offre.frequence(row.frequence) ?? <Blank /> },
      { id: 'origine', header: t('fields.origine'), cell: (row) => t(row.idDemande === null ? 'given' : 'asked') },
    ],
    [t, format, offre],
  )
}

/** The columns of the exported file. */
export function usePackageExport(): ExportColumn<PackageEcole>[] {
  const { t } = useTranslation('package')
  const offre = useOffre()
  return useMemo(
    () => [
      { heading: t('fields.ecole'), kind: 'text', width: 30, value: (row) => row.ecole },
      { heading: t('fields.nom'), kind: 'text', value: (row) => row.nom },
      { heading: t('fields.etat'), kind: 'text', value: (row) => t(`etat.${row.etat}`) },
      { heading: t('fields.dateDebut'), kind: 'date', value: (row) => row.dateDebut },
      { heading: t('fields.dateFin'), kind: 'date', value: (row) => row.dateFin },
      { heading: t('fields.prix'), kind: 'amount', value: (row) => (row.prix === null ? null : row.prix / 1000) },
      { heading: t('fields.frequence'), kind: 'text', value: (row) => offre.frequence(row.frequence) },
      { heading: t('fields.limiteCandidats'), kind: 'number', value: (row) => row.limiteCandidats },
      { heading: t('fields.limiteMoniteurs'), kind: 'number', value: (row) => row.limiteMoniteurs },
    ],
    [t, offre],
  )
}
