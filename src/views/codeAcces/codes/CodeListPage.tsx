import { exportCodesAcces } from '@contract/calls/ecole/codeAcces'
import { CODE_ACCES_SORTS, type CodeAcces } from '@contract/ecole/codeAcces'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { rowsOf } from '@core/table/screen/answer'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { paths } from '@src/configs/paths'
import { ListExportMenu } from '@src/parts/export/ListExportMenu'
import { useCodesAccesQuery } from '@src/redux/code-course/codeAcces'
import { useAbility } from '@src/redux/session/ability'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFor } from '../useFor'
import { CodeDayPanel } from './CodeDayPanel'
import { CodeRowMenu } from './CodeRowMenu'
import { CODE_FILTERS, useCodeFilters } from './filters'
import { NewCodesPanel } from './NewCodesPanel'
import { PrintCardsBar } from './PrintCardsBar'
import { useCodeColumns, useCodeExport } from './useCodeColumns'

const LIST = { id: 'codesAcces', sorts: CODE_ACCES_SORTS, defaultSort: '-createdAt', filters: CODE_FILTERS } as const
const rowId = (row: CodeAcces) => row.id
const rowLabel = (row: CodeAcces) => row.candidat

/** The access codes of a school's candidates to the online course. */
export function CodeListPage() {
  const { t } = useTranslation(['codeAcces', 'nav'])
  const canUpdate = useAbility().can('update', 'CodeAcces')
  const list = useListState(LIST)
  const answer = useCodesAccesQuery(list.query, { refetchOnFocus: true })
  const columns = useCodeColumns()
  const written = useCodeExport()
  const filters = useCodeFilters()
  const making = useFor()
  const [chosen, setChosen] = useState<string[]>([])
  const rows = rowsOf(answer)
  const selected = rows?.filter(({ id }) => chosen.includes(String(id))) ?? []
  const changed = rows?.find(({ id }) => String(id) === list.row)
  const rowActions = (row: CodeAcces) => <CodeRowMenu code={row} onDay={() => list.setRow(row.id)} />
  const add = canUpdate ? (
    <Button look="primary" icon={Plus} onClick={() => making.open([])}>
      {t('add')}
    </Button>
  ) : null
  return (
    <ListScreen
      list={list}
      answer={answer}
      columns={columns}
      rowId={rowId}
      rowLabel={rowLabel}
      filters={filters}
      title={t('title')}
      description={t('text')}
      back={<BackLink to={paths.candidats}>{t('nav:candidats')}</BackLink>}
      actions={add}
      search={t('search')}
      tools={
        <ListExportMenu
          call={exportCodesAcces}
          filters={list.query}
          columns={written}
          name={t('title')}
          answer={answer}
        />
      }
      rowActions={canUpdate ? rowActions : undefined}
      selection={{ selected: selected.map(({ id }) => String(id)), onChange: setChosen }}
      empty={<EmptyState icon={KeyRound} title={t('empty.title')} text={t('empty.text')} action={add} />}
    >
      <PrintCardsBar codes={selected} onClear={() => setChosen([])} />
      {making.ids && canUpdate ? (
        <NewCodesPanel key={making.ids.join()} ids={making.ids} onClose={making.close} />
      ) : null}
      {changed && canUpdate && !making.ids ? (
        <CodeDayPanel key={changed.id} code={changed} onClose={() => list.setRow(null)} />
      ) : null}
    </ListScreen>
  )
}
