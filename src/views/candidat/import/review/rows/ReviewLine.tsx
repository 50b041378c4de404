import type { ImportField } from '@contract/ecole/import/candidatImport'
import type { RowHandlers } from '../../steps'
import { CellInput } from './CellInput'
import { focusCell } from './focusCell'
import { RowState } from './RowState'
import type { ReviewRow } from './reviewRow'

export interface ReviewRowProps extends RowHandlers {
  row: ReviewRow
  index: number
  fields: ImportField[]
}

/** A row as a line of editable cells. */
export function ReviewLine({ row, index, fields, onEdit, onChoose }: ReviewRowProps) {
  return (
    <div className="review-line" role="presentation">
      {/* biome-ignore lint/a11y/useSemanticElements: a real table cannot leave out the rows that are out of view */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a line's number is not pressed */}
      <span className="review-number" role="rowheader">
        {row.line}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div className="review-state" role="cell">
        <RowState row={row} onChoose={onChoose} onGo={(field) => focusCell(document, index, field)} />
      </div>
      {fields.map((field) => (
        // biome-ignore lint/a11y/useSemanticElements: see above
        <div key={field} className="review-cell" role="cell">
          <CellInput row={row} index={index} field={field} onEdit={onEdit} />
        </div>
      ))}
    </div>
  )
}
