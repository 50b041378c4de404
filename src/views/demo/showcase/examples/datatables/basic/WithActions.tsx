import type { DemoRow } from '@contract/demo/table'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { Facts } from '@core/components/Facts'
import { Menu } from '@core/components/Menu'
import { PartPager } from '@core/components/PartPager'
import { toast } from '@core/components/toast'
import { InputField } from '@core/form/InputField'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { DemoPerson, DemoState } from '@src/views/demo/showcase/parts/demoColumns'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { useSortedRows } from '@src/views/demo/showcase/parts/useSortedRows'
import { Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PER_PAGE = 7
const textOf = (row: DemoRow) => [row.full_name, row.post, row.email, row.city, row.salary, row.age].join(' ')

export function WithActions() {
  const { t } = useTranslation('demoTables')
  const { data = [] } = useDemoRowsQuery()
  const [search, setSearch] = useState('')
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [open, setOpen] = useState<DemoRow | null>(null)
  const rows = data.filter(
    (row) => !removed.includes(row.id) && textOf(row).toLowerCase().includes(search.toLowerCase()),
  )
  const { page, shown, setPage } = useSortedRows(rows, PER_PAGE)
  const remove = ({ id }: DemoRow) => {
    setRemoved([...removed, id])
    toast.success(t('word.removed'), { undo: () => setRemoved(removed) })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(rows.map(textOf).join('\n'))
    toast.success(t('word.copied', { count: rows.length }))
  }
  const actions = (row: DemoRow) => [
    { id: 'open', label: t('word.details'), onSelect: () => setOpen(row) },
    { id: 'remove', label: t('word.delete'), danger: true, onSelect: () => remove(row) },
  ]
  return (
    <>
      <div className="showcase-row">
        <InputField label={t('word.search')} value={search} onChange={({ target }) => setSearch(target.value)} />
        <Menu
          label={t('word.export')}
          items={[
            { id: 'copy', label: t('word.copy'), icon: Copy, onSelect: () => void copy() },
            { id: 'print', label: t('word.print'), icon: Printer, onSelect: () => window.print() },
          ]}
        />
      </div>
      <PlainTable
        label={t('word.applicationsWithActions')}
        head={[t('word.field.full_name'), t('word.field.city'), t('word.stateHead'), t('word.actions')]}
        rows={shown.map((row) => ({
          id: row.id,
          cells: [
            <DemoPerson key="person" row={row} />,
            row.city,
            <DemoState key="state" status={row.status} />,
            <Menu key="menu" label={t('word.actionsOf', { name: row.full_name })} look="ghost" items={actions(row)}>
              …
            </Menu>,
          ],
        }))}
      />
      <PartPager
        label={t('word.applicationsWithActions')}
        page={page}
        perPage={PER_PAGE}
        total={rows.length}
        onPage={setPage}
      />
      {open ? (
        <DetailsPanel title={open.full_name} onClose={() => setOpen(null)}>
          <Facts
            look="lines"
            facts={[
              { label: t('word.field.email'), value: open.email },
              { label: t('word.field.city'), value: open.city },
              { label: t('word.field.salary'), value: open.salary },
            ]}
          />
        </DetailsPanel>
      ) : null}
    </>
  )
}
