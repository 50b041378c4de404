import { Popover } from '@core/components/Popover'
import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Column } from './columns'
import type { AnyListState } from './useListState'

/** Which columns are shown; kept on this device. */
export function ColumnsMenu<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: AnyListState }) {
  const { t } = useTranslation('common')
  return (
    <Popover label={t('table.columns')} icon={Columns3}>
      {columns
        .filter((column) => column.hideable !== false && !column.primary)
        .map((column) => (
          <label key={column.id} className="check-option">
            <input
              type="checkbox"
              className="form-check-input"
              checked={!list.hidden.includes(column.id)}
              onChange={() => list.toggleColumn(column.id)}
            />
            {column.header}
          </label>
        ))}
    </Popover>
  )
}
