import type { ImportChoice, ImportRowReport } from '@contract/ecole/import/candidatImport'
import type { ImportLine } from '../../draft'

/** A row of the list with the server's report. */
export interface ReviewRow extends ImportLine {
  report: ImportRowReport | null
  choice: ImportChoice
  /** Faults that prevent the import of the row; an update does not require fields that the record already has. */
  faults: ImportRowReport['errors']
  state: 'unchecked' | 'fault' | 'skip' | 'ready'
  /** Line of the earlier row of the file that it resembles, when it resembles no existing candidate. */
  sameAs: number | null
  /** The school's package has no place left for the candidate, who is skipped for that alone. */
  isBeyond: boolean
}
