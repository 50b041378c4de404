import { useCallback, useEffect, useRef, useState } from 'react'
import type { Find, FoundGroup } from './found'
import { stillFound } from './matching'

/**
 * The least time between two requests in milliseconds: the first letter is searched immediately, a word makes one or
 * two more requests.
 */
const PACE_MS = 80
const NOTHING: readonly Find[] = []

/** The answer of one finder, with the text it belongs to. */
interface Answer {
  text: string
  groups: readonly FoundGroup[]
  hasFailed: boolean
}

interface Found {
  groups: readonly FoundGroup[]
  /** Whether an answer to the current text is still pending. */
  isPending: boolean
  hasFailed: boolean
  retry: () => void
}

/**
 * The results for a text, from each of `finds` independently. Late answers are dropped; until the current answer
 * arrives, the rows of the last one that still match stay.
 */
export function useFound(text: string, finds = NOTHING): Found {
  const asked = text.trim()
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([])
  const [attempt, setAttempt] = useState(0)
  const askedAt = useRef(-PACE_MS)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the requests again
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
    const askAll = () => {
      askedAt.current = performance.now()
      finds.forEach(ask)
    }
    const timer = setTimeout(askAll, Math.max(0, askedAt.current + PACE_MS - performance.now()))
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
