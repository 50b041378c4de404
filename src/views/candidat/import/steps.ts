import type { ImportChoice, ImportField } from '@contract/ecole/import/candidatImport'
import type { ListColumn } from '@contract/ecole/import/candidatMapping'
import type { ImportDraft } from './draft'
import type { ReviewFilter } from './review/review'
import type { ReviewRow } from './review/rows/reviewRow'
import type { ImportState } from './useDraft'

export interface StepProps {
  draft: ImportDraft
}

/** Opens a file: starts the import. */
export type OpenProps = Pick<ImportState, 'open'>

export interface ColumnsProps extends StepProps {
  columns: ListColumn[]
}

export interface RowHandlers {
  onEdit: (line: number, field: ImportField, text: string) => void
  onChoose: (line: number, choice: ImportChoice) => void
}

export interface ReviewRowsProps extends RowHandlers {
  rows: ReviewRow[]
  fields: ImportField[]
  filter: ReviewFilter
}
