import { readDraft, writeDraft } from '@core/hooks/drafts'
import type { MarkedChoices, RunningAttempt } from '@src/redux/code-course/attempt'
import { choicesRestored } from '@src/redux/code-course/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useEffect, useLayoutEffect } from 'react'

const isMarked = (value: unknown): value is MarkedChoices =>
  typeof value === 'object' &&
  value !== null &&
  'rang' in value &&
  'choices' in value &&
  Array.isArray(value.choices) &&
  value.choices.every((one) => typeof one === 'number')

/** What is marked and not confirmed; null where nothing is, or the question is answered. */
function markedOf({ status, questions, position, chosen }: RunningAttempt): MarkedChoices | null {
  const question = questions[position]
  if (status !== 'STARTED' || !question || question.chosen !== null || chosen.length === 0) return null
  return { rang: question.rang, choices: chosen }
}

/** Keeps the choices that are marked and not yet confirmed, so that a reload of the page shows them again. */
export function useKeptChoices(attempt: RunningAttempt | null): void {
  const dispatch = useAppDispatch()
  const id = attempt?.id
  const key = `course-choices:${id}`
  // Before the first paint, and before the effect below, which finds nothing marked in an attempt that was just read.
  useLayoutEffect(() => {
    const kept = id === undefined ? null : readDraft(key)
    if (isMarked(kept)) dispatch(choicesRestored(kept))
  }, [dispatch, id, key])
  useEffect(() => {
    if (attempt) writeDraft(key, markedOf(attempt))
  }, [key, attempt])
}
