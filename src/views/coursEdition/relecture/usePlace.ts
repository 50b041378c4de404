import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import { useStored } from '@core/hooks/useStored'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useCallback } from 'react'

interface Place {
  /** Null for all topics. */
  topic: Topic | null
  /** Counted from 1. */
  number: number
}

function placeIn(text: string | null): Place {
  const [topic, number] = (text ?? '').split(':')
  return {
    topic: TOPIC_KEYS.find((key) => key === topic) ?? null,
    number: Math.max(1, Math.trunc(Number(number)) || 1),
  }
}

/** The place where a reader stopped, kept on the device: they continue there after an edit, or on another day. */
export function usePlace() {
  const person = useAppSelector(selectUserData)?.connect.id
  const [text, store] = useStored(`relecture:${person}`)
  const { topic, number } = placeIn(text)
  const go = useCallback((next: Place) => store(`${next.topic ?? ''}:${next.number}`), [store])
  return { topic, number, go }
}
