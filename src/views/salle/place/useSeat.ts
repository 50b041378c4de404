import type { Place } from '@contract/cours/salle'
import { problemOf } from '@src/redux/answers/problemOf'
import { useAnswerInSalleMutation } from '@src/redux/code-course/salle'
import { useEffect, useState } from 'react'

interface Wanted {
  rang: number
  choices: number[]
}

const isSame = (one: readonly number[] | null, other: readonly number[]) =>
  one !== null && one.length === other.length && one.every((id) => other.includes(id))

/**
 * The answer of a participant: shown and sent immediately, and sent again with every change of the room while the
 * server has a different one.
 */
export function useSeat(jeton: string, place: Place, stamp: number | undefined) {
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [send, { isLoading, error }] = useAnswerInSalleMutation()
  const { phase, rang, chosen } = place
  const own = wanted?.rang === rang ? wanted.choices : null
  const waits = phase === 'OPEN' && own !== null && !isSame(chosen, own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again with every news, which `stamp` tells
  useEffect(() => {
    if (waits && own && !isLoading) void send({ jeton, body: { rang, choices: own } })
  }, [waits, own, stamp])
  return {
    /** The marked choices: those being sent, else those that the server has. */
    marked: (phase === 'OPEN' ? own : null) ?? chosen ?? [],
    isKept: chosen !== null && !waits,
    /** Whether the answer could not be sent so far. */
    isCut: waits && error !== undefined && problemOf(error).code !== 'answers_closed',
    answer: (choices: number[]) => setWanted({ rang, choices }),
  }
}
