import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CellInput } from './CellInput'
import { focusCell } from './focusCell'
import type { ReviewRowProps } from './ReviewLine'
import { RowState } from './RowState'

/** A row on a phone: the person, its state, the cells with faults, and the others on demand. */
export function ReviewCard({ row, index, fields, onEdit, onChoose }: ReviewRowProps) {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  const [isOpen, setOpen] = useState(false)
  // A cell being edited stays visible although its fault disappears while typing.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const shown = fields.filter((field) => isOpen || row.faults[field] || seen.has(field))
  const edit: typeof onEdit = (line, field, text) => {
    setSeen((fields) => new Set(fields).add(field))
    onEdit(line, field, text)
  }
  return (
    <div className="review-card">
      <div className="review-card-head">
        <strong dir="auto">{[row.cells.nom, row.cells.prenom].filter(Boolean).join(' ') || t('review.unnamed')}</strong>
        <span>{t('review.lineNumber', { line: row.line })}</span>
      </div>
      <RowState row={row} onChoose={onChoose} onGo={(field) => focusCell(document, index, field)} />
      {shown.map((field) => (
        <div key={field} className="review-card-field">
          <span aria-hidden>{labelOf(field)}</span>
          <CellInput row={row} index={index} field={field} onEdit={edit} />
        </div>
      ))}
      <button type="button" className="btn btn-ghost btn-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('review.less') : t('review.more')}
      </button>
    </div>
  )
}
