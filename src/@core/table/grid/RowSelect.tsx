import { useTranslation } from 'react-i18next'
import type { RowSelection } from './tableProps'

interface RowCheckboxProps {
  rowKey: string
  label: string
  selection: RowSelection
}

/** The checkbox of one row; nothing for a row that cannot be selected. */
export function RowCheckbox({ rowKey, label, selection: { selected, onChange, accepts } }: RowCheckboxProps) {
  const { t } = useTranslation('common')
  if (accepts && !accepts(rowKey)) return null
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

/** The checkbox for all rows of the page. */
export function SelectAll({ keys: all, selection }: { keys: string[]; selection: RowSelection }) {
  const { t } = useTranslation('common')
  const { selected, onChange, accepts } = selection
  const keys = accepts ? all.filter(accepts) : all
  const count = keys.filter((key) => selected.includes(key)).length
  const isAll = keys.length > 0 && count === keys.length
  return (
    <label className="check-cell">
      <input
        type="checkbox"
        className="form-check-input"
        aria-label={t('table.selectPage')}
        checked={isAll}
        disabled={keys.length === 0}
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
