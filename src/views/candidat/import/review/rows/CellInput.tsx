import type { ImportField } from '@contract/ecole/import/candidatImport'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { type ChangeEvent, type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowHandlers } from '../../steps'
import { useFaultText } from './faultText'
import type { ReviewRow } from './reviewRow'

const MAX_LENGTH = 5000

interface CellInputProps extends Pick<RowHandlers, 'onEdit'> {
  row: ReviewRow
  index: number
  field: ImportField
}

/** An editable cell with its fault. Escape restores the previous text. */
export function CellInput({ row, index, field, onEdit }: CellInputProps) {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  const textOf = useFaultText()
  const id = useId()
  const before = useRef('')
  const text = row.cells[field] ?? ''
  const code = row.faults[field]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onEdit(row.line, field, before.current)
  }
  const control = {
    className: 'cell-input',
    dir: 'auto',
    'data-row': index,
    'data-field': field,
    maxLength: MAX_LENGTH,
    'aria-label': t('review.cell', { field: labelOf(field), line: row.line }),
    'aria-invalid': code !== undefined,
    'aria-describedby': code ? id : undefined,
    onFocus: () => {
      before.current = text
    },
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onEdit(row.line, field, event.target.value),
    onKeyDown,
  }
  // A note keeps its lines; in any other cell a line break becomes a space.
  const oneLine = text.replace(/\s*\n\s*/g, ' ')
  return (
    <>
      {field === 'note' ? <textarea {...control} rows={1} value={text} /> : <input {...control} value={oneLine} />}
      {code ? (
        <span className="cell-fault" id={id}>
          {textOf(field, code, row.report?.tooYoung)}
        </span>
      ) : null}
    </>
  )
}
