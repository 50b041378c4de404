import type { Forfait } from '@contract/argent/forfait'
import { StatusDot } from '@core/components/StatusDot'
import { Blank } from '@core/components/states/Blank'
import { useFormat } from '@core/format/useFormat'
import type { Column } from '@core/table/columns'
import { useCategories } from '@src/parts/moniteur/useCategories'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useContents } from '../useContents'
import { useSaving } from './useSaving'

/** The columns of the list of packages. */
export function useForfaitColumns(): Column<Forfait>[] {
  const { t } = useTranslation(['tarification', 'fields'])
  const format = useFormat()
  const { currency } = useSchool()
  const { codesOf } = useCategories()
  const { contentsOf } = useContents()
  const savingOf = useSaving()
  return useMemo(
    () => [
      {
        id: 'nom',
        header: t('forfait.name'),
        primary: true,
        sortable: true,
        hideable: false,
        cell: (row) => row.nom,
      },
      { id: 'idPermi', header: t('fields:idPermi'), sortable: true, cell: (row) => codesOf([row.idPermi]) },
      {
        id: 'contents',
        header: t('forfait.contents'),
        cell: (row) => <span className="forfait-contents">{contentsOf(row) || <Blank />}</span>,
      },
      {
        id: 'prix',
        header: t('fields:prix'),
        sortable: true,
        align: 'end',
        cell: (row) => format.amount(row.prix, currency),
      },
      {
        id: 'valeur',
        header: t('forfait.value'),
        align: 'end',
        cell: (row) => (row.valeur === null ? <Blank /> : format.amount(row.valeur, currency)),
      },
      { id: 'saving', header: t('forfait.saving'), align: 'end', cell: (row) => savingOf(row) ?? <Blank /> },
      {
        id: 'active',
        header: t('forfait.state'),
        cell: (row) => (
          <StatusDot tone={row.active ? 'success' : 'neutral'} label={t(`forfait.active.${row.active}`)} />
        ),
      },
    ],
    [t, format, currency, codesOf, contentsOf, savingOf],
  )
}
