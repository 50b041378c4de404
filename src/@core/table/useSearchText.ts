import { useEffect, useRef, useState } from 'react'

/** The least time between two searches: a letter typed after a pause is searched for at once. */
const PACE_MS = 150

/**
 * The text of a search box: shown at once, settled at the pace of somebody who types; follows the address when that
 * changes by itself.
 */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled)
  const sent = useRef(settled)
  const sentAt = useRef(-PACE_MS)
  const settle = useRef(onSettle)
  settle.current = onSettle
  useEffect(() => {
    if (settled === sent.current) return
    sent.current = settled
    setText(settled)
  }, [settled])
  useEffect(() => {
    const next = text.trim()
    if (next === sent.current) return
    const timer = setTimeout(
      () => {
        sent.current = next
        sentAt.current = performance.now()
        settle.current(next)
      },
      Math.max(0, sentAt.current + PACE_MS - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
