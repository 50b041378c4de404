import type { DemoRow } from '@contract/demo/table'
import { Button } from '@core/components/Button'
import { PartPager } from '@core/components/PartPager'
import { DayInput } from '@core/form/date/DayInput'
import { InputField } from '@core/form/fields/InputField'
import { useFormat } from '@core/format/useFormat'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { dayOfRow } from '@src/views/demo/showcase/parts/demoColumns'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { useSortedRows } from '@src/views/demo/showcase/parts/useSortedRows'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const FIELDS = ['full_name', 'email', 'post', 'city', 'salary'] as const
const NOTHING = { full_name: '', email: '', post: '', city: '', salary: '', from: '', to: '' }

/** Every change filters all rows again, so that a shorter text widens the list. */
const fits = (row: DemoRow, typed: typeof NOTHING) =>
  FIELDS.every((field) => row[field].toLowerCase().includes(typed[field].toLowerCase())) &&
  (!typed.from || dayOfRow(row) >= typed.from) &&
  (!typed.to || dayOfRow(row) <= typed.to)

export function AdvancedSearch() {
  const { t } = useTranslation('demoTables')
  const format = useFormat()
  const { data = [], isLoading } = useDemoRowsQuery()
  const [typed, setTyped] = useState(NOTHING)
  const rows = data.filter((row) => fits(row, typed))
  const { page, shown, setPage } = useSortedRows(rows, 7)
  return (
    <>
      <div className="form-grid">
        {FIELDS.map((field) => (
          <InputField
            key={field}
            label={t(`word.field.${field}`)}
            value={typed[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        ))}
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className="field">
            <label className="form-label" htmlFor={`showcase-${end}`}>
              {t(`word.${end}`)}
            </label>
            <DayInput
              id={`showcase-${end}`}
              value={typed[end]}
              onChange={(day) => setTyped((before) => ({ ...before, [end]: day }))}
            />
          </div>
        ))}
      </div>
      <div className="showcase-row">
        <Button disabled={Object.values(typed).every((text) => text === '')} onClick={() => setTyped(NOTHING)}>
          {t('word.clear')}
        </Button>
        <span role="status">{isLoading ? '' : t('word.found', { count: rows.length })}</span>
      </div>
      <PlainTable
        label={t('word.foundApplications')}
        head={[...FIELDS.map((field) => t(`word.field.${field}`)), t('word.field.start_date')]}
        rows={shown.map((row) => ({
          id: row.id,
          cells: [...FIELDS.map((field) => row[field]), format.day(dayOfRow(row))],
        }))}
      />
      <PartPager label={t('word.foundApplications')} page={page} perPage={7} total={rows.length} onPage={setPage} />
    </>
  )
}
