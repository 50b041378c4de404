import { useCallback, useEffect, useState } from 'react'
import type { Find, FoundGroup } from './found'
import { stillFound } from './matching'

/** Typing letter by letter asks once or twice a word; an answer is there before it is waited for. */
const PAUSE = 80
const NOTHING: readonly Find[] = []

/** The answer of one of several, with the text that it answers. */
interface Answer {
  text: string
  groups: readonly FoundGroup[]
  hasFailed: boolean
}

interface Found {
  groups: readonly FoundGroup[]
  /** Whether an answer to this very text is still to come. */
  isPending: boolean
  hasFailed: boolean
  retry: () => void
}

/**
 * What is found for a text, by each of `finds` by itself. An answer that comes late is dropped; until the one to this text
 * is there, those of the last one remain that answer it too.
 */
export function useFound(text: string, finds = NOTHING): Found {
  const asked = text.trim()
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([])
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    const keep = (place: number, answer: Answer) => {
      if (stop.signal.aborted) return
      setAnswers((known) => finds.map((_, index) => (index === place ? answer : known[index])))
    }
    const ask = (find: Find, place: number) =>
      find(asked, stop.signal).then(
        (groups) => keep(place, { text: asked, groups, hasFailed: false }),
        () => keep(place, { text: asked, groups: [], hasFailed: true }),
      )
    const timer = setTimeout(() => finds.forEach(ask), PAUSE)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [asked, finds, attempt])
  if (!asked) return { groups: [], isPending: false, hasFailed: false, retry }
  const known = answers.flatMap((answer) => answer ?? [])
  return {
    groups: known.flatMap((answer) => (answer.text === asked ? answer.groups : stillFound(answer.groups, asked))),
    isPending: finds.some((_, place) => answers[place]?.text !== asked),
    hasFailed: known.some((answer) => answer.text === asked && answer.hasFailed),
    retry,
  }
}
