import type { ImportRowReport } from '@contract/ecole/import/candidatImport'
import { useLatest } from '@core/hooks/useLatest'
import type { Problem } from '@core/http/problem'
import { problemOf } from '@src/redux/answers/problemOf'
import { usePreviewImportMutation } from '@src/redux/candidat/candidatImport'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ImportDraft, linesOf, withEdits } from '../draft'
import { reviewRows, withinPlaces } from './review'
import type { ReviewRow } from './rows/reviewRow'

/** Debounce: a correction is checked after a pause in typing. */
const TYPING_PAUSE_MS = 600

export interface Review {
  rows: ReviewRow[]
  checking: boolean
  problem: Problem | null
  /** The number of candidates that the school's package still allows; null without a limit, or before it is known. */
  places: number | null
  check: () => void
}

type Reports = ReadonlyMap<number, ImportRowReport>

/** The rows of the list with the server's report; checked again after each correction. */
export function useReview(draft: ImportDraft): Review {
  const { spreadsheet, heading, mapping, edits, choices, idPermi, onlyFitting } = draft
  const base = useMemo(() => linesOf({ spreadsheet, heading, mapping }), [spreadsheet, heading, mapping])
  const lines = useMemo(() => withEdits(base, edits), [base, edits])
  const [reports, setReports] = useState<Reports>(new Map())
  const [problem, setProblem] = useState<Problem | null>(null)
  const [places, setPlaces] = useState<number | null>(null)
  const [checked, setChecked] = useState<typeof lines | null>(null)
  const [preview] = usePreviewImportMutation()
  const latest = useLatest(lines)
  const check = useCallback(async () => {
    setProblem(null)
    const answer = await preview({ rows: lines.map(({ cells }) => cells), idPermi })
    // The rows have changed since: a newer request is pending.
    if (latest.current !== lines) return
    if (answer.data) {
      const { rows } = answer.data
      setReports(new Map(lines.flatMap(({ line }, index) => (rows[index] ? [[line, rows[index]] as const] : []))))
      setPlaces(answer.data.places)
      setChecked(lines)
    } else {
      setProblem(problemOf(answer.error))
    }
  }, [lines, idPermi, preview])
  const isFirst = checked === null
  useEffect(() => {
    const timer = setTimeout(check, isFirst ? 0 : TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [check, isFirst])
  const all = useMemo(() => reviewRows(lines, reports, choices), [lines, reports, choices])
  const rows = useMemo(
    () => (onlyFitting && places !== null ? withinPlaces(all, places) : all),
    [all, onlyFitting, places],
  )
  return { rows, checking: checked !== lines && problem === null, problem, places, check }
}
