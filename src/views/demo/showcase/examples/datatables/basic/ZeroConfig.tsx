import { PartPager } from '@core/components/PartPager'
import { useFormat } from '@core/format/useFormat'
import { useDemoRowsQuery } from '@src/redux/demo/table/api'
import { dayOfRow } from '@src/views/demo/showcase/parts/demoColumns'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SortButton } from '@src/views/demo/showcase/parts/SortButton'
import { type RowField, useSortedRows } from '@src/views/demo/showcase/parts/useSortedRows'
import { useTranslation } from 'react-i18next'

const FIELDS: readonly RowField[] = ['full_name', 'email', 'city', 'start_date', 'salary', 'age']
const SIZES = [10, 25, 50, 100]

export function ZeroConfig() {
  const { t } = useTranslation('demoTables')
  const format = useFormat()
  const { data = [] } = useDemoRowsQuery()
  const { sort, page, perPage, shown, setPage, setPerPage, sortBy } = useSortedRows(data, 10)
  return (
    <>
      <PlainTable
        label={t('word.applications')}
        head={FIELDS.map((field) => (
          <SortButton
            key={field}
            label={t(`word.field.${field}`)}
            isDown={sort.field === field ? sort.isDown : undefined}
            onPress={() => sortBy(field)}
          />
        ))}
        rows={shown.map((row) => ({
          id: row.id,
          cells: FIELDS.map((field) => (field === 'start_date' ? format.day(dayOfRow(row)) : row[field])),
        }))}
      />
      <div className="showcase-row">
        <select
          className="form-select form-select-sm"
          aria-label={t('word.perPage')}
          value={perPage}
          onChange={({ target }) => setPerPage(Number(target.value))}
        >
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <PartPager label={t('word.applications')} page={page} perPage={perPage} total={data.length} onPage={setPage} />
      </div>
    </>
  )
}
