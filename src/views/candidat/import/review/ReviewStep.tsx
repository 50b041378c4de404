import type { ImportChoice, ImportField } from '@contract/ecole/import/candidatImport'
import { asideLines, mappedFields } from '@contract/ecole/import/candidatMapping'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { cellsEdited, rowsDecided } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnFaults } from '../columns/ColumnFaults'
import type { StepProps } from '../steps'
import { ReviewFooter } from './ReviewFooter'
import { ReviewToolbar } from './ReviewToolbar'
import { countRows, linesTaking, matchesFilter, type ReviewFilter, shownFields } from './review'
import { ReviewRows } from './rows/ReviewRows'
import { UnknownPermis } from './UnknownPermis'
import { type Review, useReview } from './useReview'
import './review.scss'

/** The third step: every row with its faults, and the choice for rows that resemble existing candidates. */
export function ReviewStep({ draft }: StepProps) {
  const dispatch = useAppDispatch()
  const review = useReview(draft)
  const { rows } = review
  const { filter, shown, touch, touchAll, choose } = useFilter(review)
  const counts = useMemo(() => countRows(rows), [rows])
  const fields = useMemo(
    () => shownFields(mappedFields(draft.mapping), rows, draft.idPermi !== null),
    [draft.mapping, draft.idPermi, rows],
  )
  const onEdit = (line: number, field: ImportField, text: string) => {
    touch(line)
    dispatch(cellsEdited({ lines: [line], field, text }))
  }
  const onChoose = (line: number, choice: ImportChoice) => {
    touch(line)
    dispatch(rowsDecided({ lines: [line], choice }))
  }
  const onChooseAll = (choice: ImportChoice) => dispatch(rowsDecided({ lines: linesTaking(rows, choice), choice }))
  const fill = (lines: number[], field: ImportField, text: string) => {
    touchAll(lines)
    dispatch(cellsEdited({ lines, field, text }))
  }
  return (
    <>
      <AsideNote draft={draft} />
      <CheckFailed review={review} />
      <ReviewToolbar
        counts={counts}
        filter={filter}
        onFilter={choose}
        onChooseAll={onChooseAll}
        checking={review.checking}
      />
      {filter === 'faults' ? <ColumnFaults rows={rows} onClear={({ lines, field }) => fill(lines, field, '')} /> : null}
      <UnknownPermis rows={rows} onFill={(lines, text) => fill(lines, 'permi', text)} />
      <ReviewRows rows={shown} fields={fields} filter={filter} onEdit={onEdit} onChoose={onChoose} />
      <ReviewFooter draft={draft} review={review} />
    </>
  )
}

/** The filter of the rows: an edited row stays visible until another filter is chosen, even if it no longer matches. */
function useFilter({ rows }: Review) {
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set())
  const shown = useMemo(
    () => (filter === 'all' ? rows : rows.filter((row) => matchesFilter(row, filter) || touched.has(row.line))),
    [rows, filter, touched],
  )
  const touch = (line: number) => setTouched((lines) => (lines.has(line) ? lines : new Set(lines).add(line)))
  const choose = (next: ReviewFilter) => {
    setFilter(next)
    setTouched(new Set())
  }
  const touchAll = (lines: number[]) => setTouched((before) => new Set([...before, ...lines]))
  return { filter, shown, touch, touchAll, choose }
}

/** Number of line numbers listed; the rest is only counted. */
const NAMED = 10

/** Names the total lines of the sheet, which are not imported. */
function AsideNote({ draft: { spreadsheet, heading } }: StepProps) {
  const { t } = useTranslation('import')
  const lines = useMemo(() => asideLines(spreadsheet.rows, heading), [spreadsheet, heading])
  if (lines.length === 0) return null
  const named = lines.slice(0, NAMED).join(', ')
  return <p className="import-note">{t('review.aside', { count: lines.length, lines: named })}</p>
}

function CheckFailed({ review: { problem, check } }: { review: Review }) {
  const { t } = useTranslation('import')
  if (!problem) return null
  return (
    <Banner tone="danger" action={<Button onClick={check}>{t('review.again')}</Button>}>
      {problem.message || t('review.failed')}
    </Banner>
  )
}
