import type { MoniteurExported } from '@contract/ecole/moniteur'
import { useFormat } from '@core/format/useFormat'
import type { ExportColumn } from '@src/parts/export/useListExport'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The columns of the exported file, with the pay for users who may see it. */
export function useExportColumns(): ExportColumn<MoniteurExported>[] {
  const { t } = useTranslation(['moniteur', 'fields'])
  const format = useFormat()
  const { codesOf } = useCategories()
  const { pays } = useSchool()
  const knowsPay = useAbility().can('read', 'Remuneration')
  return useMemo(() => {
    const pay: ExportColumn<MoniteurExported> = {
      heading: t('fields:tarifHoraire'),
      kind: 'amount',
      value: ({ tarifHoraire }) => (tarifHoraire === null ? null : tarifHoraire / 1000),
    }
    return [
      { heading: t('fields:nom'), kind: 'text', width: 20, value: (row) => row.nom },
      { heading: t('fields:prenom'), kind: 'text', width: 20, value: (row) => row.prenom },
      { heading: t('fields:cin'), kind: 'code', value: (row) => row.cin },
      { heading: t('fields:telephone'), kind: 'text', width: 18, value: (row) => format.phone(row.telephone, pays) },
      { heading: t('fields:email'), kind: 'text', width: 28, value: (row) => row.email },
      { heading: t('fields:categories'), kind: 'text', value: (row) => codesOf(row.categories) },
      { heading: t('fields:numeroCarte'), kind: 'code', value: (row) => row.numeroCarte },
      { heading: t('fields:expirationCarte'), kind: 'date', value: (row) => row.expirationCarte },
      ...(knowsPay ? [pay] : []),
      { heading: t('candidats'), kind: 'number', value: (row) => row.candidats },
      { heading: t('fields:availability'), kind: 'text', value: (row) => t(`availability.${row.availability}`) },
    ]
  }, [t, format, codesOf, pays, knowsPay])
}
