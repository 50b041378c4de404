import type { DemoRow } from '@contract/demo/table'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { PartPager } from '@core/components/PartPager'
import { InputField } from '@core/form/fields/InputField'
import { useFormat } from '@core/format/useFormat'
import { DemoPerson, DemoState, dayOfRow, stateOf } from '@src/views/demo/showcase/parts/demoColumns'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SortButton } from '@src/views/demo/showcase/parts/SortButton'
import { ExportMenu } from '@src/views/demo/showcase/parts/table/ExportMenu'
import { RecordActions } from '@src/views/demo/showcase/parts/table/RecordActions'
import { RecordFacts } from '@src/views/demo/showcase/parts/table/RecordFacts'
import { RecordPanel } from '@src/views/demo/showcase/parts/table/RecordPanel'
import { useChosen } from '@src/views/demo/showcase/parts/table/useChosen'
import { useRecords } from '@src/views/demo/showcase/parts/table/useRecords'
import { useSortedRows } from '@src/views/demo/showcase/parts/useSortedRows'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PER_PAGE = 7
const SORTED = ['full_name', 'email', 'start_date', 'salary'] as const
const NEW: Omit<DemoRow, 'id'> = {
  responsive_id: '',
  avatar: '',
  full_name: '',
  post: '',
  email: '',
  city: '',
  start_date: '',
  salary: '',
  age: '',
  experience: '',
  status: 5,
}

/** The content of the panel beside the table: the facts of a row, or its fields. */
type Beside = { kind: 'facts' | 'fields'; row: DemoRow }

export function WithActions() {
  const { t } = useTranslation('demoTables')
  const format = useFormat()
  const { rows, save, remove } = useRecords()
  const [search, setSearch] = useState('')
  const [beside, setBeside] = useState<Beside | null>(null)
  const dayText = (row: DemoRow) => (row.start_date ? format.day(dayOfRow(row), 'short') : '')
  const cellsOf = (row: DemoRow) => [
    ...[row.full_name, row.post, row.email, row.city, dayText(row), row.salary, row.age],
    t(`word.status.${stateOf(row.status)}`),
  ]
  const found = rows.filter((row) => cellsOf(row).join(' ').toLowerCase().includes(search.toLowerCase()))
  const { sort, page, shown, setPage, sortBy } = useSortedRows(found, PER_PAGE)
  const { chosen, clear, headBox, boxOf } = useChosen(shown)
  const close = () => setBeside(null)
  const removeAll = (ids: readonly number[], news: string) => {
    const restore = remove(ids)
    clear()
    toast.success(news, { undo: restore })
  }
  const heads = (['full_name', 'post', 'email', 'city', 'start_date', 'salary', 'age'] as const).map((field) =>
    t(`word.field.${field}`),
  )
  return (
    <>
      <div className="record-tools">
        <InputField label={t('word.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        {chosen.length > 0 ? (
          <Button icon={Trash2} look="danger-ghost" onClick={() => removeAll(chosen, t('word.removed'))}>
            {t('word.deleteChosen', { count: chosen.length })}
          </Button>
        ) : null}
        <ExportMenu
          title={t('word.applications')}
          gridOf={() => ({ heads: [...heads, t('word.stateHead')], rows: found.map(cellsOf) })}
        />
        <Button
          icon={Plus}
          look="primary"
          onClick={() =>
            setBeside({ kind: 'fields', row: { ...NEW, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 } })
          }
        >
          {t('word.add')}
        </Button>
      </div>
      <PlainTable
        label={t('word.applicationsWithActions')}
        className="record-table"
        head={[
          headBox,
          ...SORTED.map((field) => (
            <SortButton
              key={field}
              label={t(`word.field.${field}`)}
              isDown={sort.field === field ? sort.isDown : undefined}
              onPress={() => sortBy(field)}
            />
          )),
          ...[t('word.stateHead'), t('word.actions')],
        ]}
        rows={shown.map((row) => ({
          id: row.id,
          className: chosen.includes(row.id) ? 'row-primary' : undefined,
          cells: [
            ...[boxOf(row), <DemoPerson key="person" row={row} />, row.email, dayText(row), row.salary],
            <DemoState key="state" status={row.status} />,
            <RecordActions
              key="actions"
              row={row}
              onOpen={() => setBeside({ kind: 'facts', row })}
              onEdit={() => setBeside({ kind: 'fields', row })}
              onArchive={() => removeAll([row.id], t('word.archived'))}
              onDelete={() => removeAll([row.id], t('word.removed'))}
            />,
          ],
        }))}
      />
      <PartPager
        label={t('word.applicationsWithActions')}
        page={page}
        perPage={PER_PAGE}
        total={found.length}
        onPage={setPage}
      />
      {beside?.kind === 'facts' ? <RecordFacts row={beside.row} onClose={close} /> : null}
      {beside?.kind === 'fields' ? (
        <RecordPanel
          key={beside.row.id}
          title={beside.row.full_name || t('word.newRecord')}
          row={beside.row}
          onSave={(row) => {
            save(row)
            close()
            toast.success(t('word.recordSaved'))
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
