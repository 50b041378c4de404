import { ButtonLink } from '@core/components/ButtonLink'
import { fullName } from '@core/format/names'
import { rowsOf } from '@core/table/screen/answer'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { useAskCandidats, useCandidatsQuery } from '@src/redux/candidat/candidat'
import { useAbility } from '@src/redux/session/ability'
import { FileUp, KeyRound, UserPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../export/ExportMenu'
import { CandidatBar } from './CandidatBar'
import { CandidatPanel } from './CandidatPanel'
import { ListEmpty } from './ListEmpty'
import { LIST_OPTIONS } from './listOptions'
import { useColumns } from './useColumns'
import { useFilters } from './useFilters'
import { useSelection } from './useSelection'
import '@src/parts/candidat/candidat.scss'

const rowId = ({ id }: { id: number }) => id
const rowKey = ({ id }: { id: number }) => String(id)

/** The candidates of a school, or an instructor's own candidates. */
export function CandidatListPage() {
  const { t } = useTranslation('candidat')
  const ability = useAbility()
  const canArchive = ability.can('archive', 'Candidat')
  // A desk exports its candidates, also while its school can only be read.
  const canExport = ability.can('export', 'Candidat')
  const list = useListState(LIST_OPTIONS, useAskCandidats())
  const columns = useColumns(!canExport)
  const filters = useFilters(!canExport, list.filters.idMoniteur)
  const answer = useCandidatsQuery(list.query, { refetchOnFocus: true })
  const total = answer.data?.totalDataCount
  const selection = useSelection({ rows: rowsOf(answer), total: total ?? 0, query: list.query })
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      filters={filters}
      title={t('title')}
      actions={<ListActions />}
      search={t('search')}
      tools={canExport ? <ExportMenu filters={list.query} total={total} /> : undefined}
      rowLabel={fullName}
      selection={canArchive ? { selected: selection.selected.map(rowKey), onChange: selection.change } : undefined}
      empty={<ListEmpty />}
      panel={({ id, close }) => <CandidatPanel id={id} onClose={close} />}
    >
      <CandidatBar selection={selection} />
    </ListScreen>
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
