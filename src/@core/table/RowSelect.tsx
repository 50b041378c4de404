import { useTranslation } from 'react-i18next'
import type { RowSelection } from './DataTable'

interface RowCheckboxProps {
  rowKey: string
  label: string
  selection: RowSelection
}

/** The checkbox of one row. */
export function RowCheckbox({ rowKey, label, selection: { selected, onChange } }: RowCheckboxProps) {
  const { t } = useTranslation('common')
  const isChecked = selected.includes(rowKey)
  return (
    <label className="check-cell">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('table.selectRow', { label })}
        checked={isChecked}
        onChange={() => onChange(isChecked ? selected.filter((key) => key !== rowKey) : [...selected, rowKey])}
      />
    </label>
  )
}

/** The checkbox of all the rows of the page. */
export function SelectAll({ keys, selection: { selected, onChange } }: { keys: string[]; selection: RowSelection }) {
  const { t } = useTranslation('common')
  const count = keys.filter((key) => selected.includes(key)).length
  const isAll = keys.length > 0 && count === keys.length
  return (
    <label className="check-cell">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('table.selectPage')}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll
        }}
        onChange={() => {
          const others = selected.filter((key) => !keys.includes(key))
          onChange(isAll ? others : [...others, ...keys])
        }}
      />
    </label>
  )
}
