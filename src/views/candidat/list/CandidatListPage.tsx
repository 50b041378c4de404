import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { fullName } from '@core/format/names'
import { DataTable } from '@core/table/DataTable'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useAbility } from '@src/redux/session/ability'
import { FileUp, KeyRound, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../export/ExportMenu'
import { CandidatPanel } from './CandidatPanel'
import { ListEmpty } from './ListEmpty'
import { LIST_OPTIONS } from './listOptions'
import { SelectionBar } from './SelectionBar'
import { useColumns } from './useColumns'
import { useFilters } from './useFilters'
import { useSelection } from './useSelection'
import '@src/parts/candidat/candidat.scss'

const rowId = ({ id }: { id: number }) => id
const rowKey = ({ id }: { id: number }) => String(id)

/** The candidates of a school, or those of the instructor who reads. */
export function CandidatListPage() {
  const { t } = useTranslation('candidat')
  const ability = useAbility()
  const canArchive = ability.can('archive', 'Candidat')
  const list = useListState(LIST_OPTIONS)
  const columns = useColumns(!canArchive)
  const filters = useFilters(!canArchive, list.filters.idMoniteur)
  const { data, isError, isFetching, refetch } = useCandidatsQuery(list.query, { refetchOnFocus: true })
  const rows = isError ? undefined : data?.data
  const selection = useSelection({ rows, total: data?.totalDataCount ?? 0, query: list.query })

  return (
    <Page title={t('title')} actions={<ListActions />}>
      <TableToolbar
        list={list}
        columns={columns}
        searchLabel={t('search')}
        filters={filters}
        actions={
          ability.can('export', 'Candidat') ? (
            <ExportMenu filters={list.query} total={data?.totalDataCount} />
          ) : undefined
        }
      />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={fullName}
        list={list}
        onOpen={(row) => list.setRow(row.id)}
        selection={canArchive ? { selected: selection.selected.map(rowKey), onChange: selection.change } : undefined}
        refetching={isFetching}
        error={isError}
        onRetry={refetch}
        empty={<ListEmpty />}
      />
      <Pagination list={list} total={data?.totalDataCount} refetching={isFetching} />
      <SelectionBar selection={selection} />
      {list.row && /^\d{1,9}$/.test(list.row) ? (
        <CandidatPanel id={Number(list.row)} onClose={() => list.setRow(null)} />
      ) : null}
    </Page>
  )
}

function ListActions() {
  const { t } = useTranslation(['candidat', 'codeAcces'])
  const ability = useAbility()
  return (
    <>
      {ability.can('read', 'CodeAcces') ? (
        <ButtonLink icon={KeyRound} to={paths.codesAcces}>
          {t('codeAcces:title')}
        </ButtonLink>
      ) : null}
      {ability.can('import', 'Candidat') ? (
        <ButtonLink icon={FileUp} to={paths.candidatImport}>
          {t('actions.import')}
        </ButtonLink>
      ) : null}
      {ability.can('create', 'Candidat') ? (
        <ButtonLink look="primary" icon={UserPlus} to={paths.candidatNew}>
          {t('actions.new')}
        </ButtonLink>
      ) : null}
    </>
  )
}
