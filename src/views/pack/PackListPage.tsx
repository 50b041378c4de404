import { exportPacks } from '@contract/calls/plateforme/pack'
import { FREQUENCES, PACK_SORTS, type Pack } from '@contract/plateforme/pack'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import type { FilterDef } from '@core/table/FilterField'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { usePacksQuery } from '@src/redux/packs/pack'
import { Package, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PackRowMenu } from './PackRowMenu'
import { usePackColumns, usePackExport } from './usePackColumns'

const LIST = {
  id: 'packs',
  sorts: PACK_SORTS,
  defaultSort: 'prix',
  filters: { active: ['true', 'false'], frequence: FREQUENCES },
} as const
const rowId = (row: Pack) => row.id
const rowLink = (row: Pack) => paths.packEdit(row.id)
const rowActions = (row: Pack) => <PackRowMenu pack={row} />

function useFilters(): FilterDef[] {
  const { t } = useTranslation('pack')
  return useMemo(
    () => [
      {
        name: 'active',
        label: t('fields.active'),
        options: [
          { value: 'true', label: t('active.true') },
          { value: 'false', label: t('active.false') },
        ],
      },
      {
        name: 'frequence',
        label: t('fields.frequence'),
        options: FREQUENCES.map((value) => ({ value, label: t(`frequence.${value}`) })),
      },
    ],
    [t],
  )
}

/** The packs of the platform, offered or not. */
export function PackListPage() {
  const { t } = useTranslation('pack')
  const list = useListState(LIST)
  const answer = usePacksQuery(list.query)
  const columns = usePackColumns()
  const written = usePackExport()
  const filters = useFilters()
  const add = (
    <ButtonLink look="primary" icon={Plus} to={paths.packNew}>
      {t('add')}
    </ButtonLink>
  )
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLink={rowLink}
      rowActions={rowActions}
      filters={filters}
      title={t('title')}
      description={t('text')}
      actions={add}
      search={t('search')}
      tools={
        <ListExportMenu call={exportPacks} filters={list.query} columns={written} name={t('title')} answer={answer} />
      }
      empty={<EmptyState icon={Package} title={t('empty.title')} text={t('empty.text')} action={add} />}
    />
  )
}
