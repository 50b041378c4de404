import type { Vehicule } from '@contract/ecole/vehicule'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file. */
export function useExportColumns(): ExportColumn<Vehicule>[] {
  const { t } = useTranslation(['vehicule', 'fields'])
  return useMemo(
    () => [
      { heading: t('fields:immatriculation'), kind: 'text', width: 16, value: (row) => row.immatriculation },
      { heading: t('fields:marque'), kind: 'text', value: (row) => row.marque },
      { heading: t('fields:modele'), kind: 'text', value: (row) => row.modele },
      { heading: t('fields:annee'), kind: 'number', width: 10, value: (row) => row.annee },
      { heading: t('fields:idPermi'), kind: 'text', width: 10, value: (row) => row.permi },
      { heading: t('fields:boite'), kind: 'text', value: (row) => t(`boite.${row.boite}`) },
      { heading: t('fields:kilometrage'), kind: 'number', value: (row) => row.kilometrage },
      { heading: t('fields:finAssurance'), kind: 'date', value: (row) => row.finAssurance },
      { heading: t('fields:finVisite'), kind: 'date', value: (row) => row.finVisite },
      { heading: t('fields:finVignette'), kind: 'date', value: (row) => row.finVignette },
      { heading: t('fields.papiers'), kind: 'text', value: (row) => t(`papiers.${row.papiers}`) },
      { heading: t('fields:availability'), kind: 'text', value: (row) => t(`availability.${row.availability}`) },
      { heading: t('fields:note'), kind: 'text', width: 40, value: (row) => row.note },
    ],
    [t],
  )
}
