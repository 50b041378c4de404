import { useLatest } from '@core/hooks/useLatest'
import { useEffect, useRef, useState } from 'react'

/** The least time between two searches in milliseconds; a letter typed after a longer pause is searched immediately. */
const PACE_MS = 150

/**
 * The text of a search box: displayed immediately, searched at a limited rate; follows the address when that changes
 * otherwise.
 */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled)
  const sent = useRef(settled)
  const sentAt = useRef(-PACE_MS)
  /**
   * Texts that are being written to the address, the oldest first: on a busy device one arrives after the next was
   * sent.
   */
  const underWay = useRef<string[]>([])
  const settle = useLatest(onSettle)
  useEffect(() => {
    const at = underWay.current.indexOf(settled)
    underWay.current = underWay.current.slice(at + 1)
    if (at >= 0 || settled === sent.current) return
    underWay.current = []
    sent.current = settled
    setText(settled)
  }, [settled])
  useEffect(() => {
    const next = text.trim()
    if (next === sent.current) return
    const send = () => {
      sent.current = next
      underWay.current.push(next)
      sentAt.current = performance.now()
      settle.current(next)
    }
    const rest = sentAt.current + PACE_MS - performance.now()
    // Sent in a microtask: React draws the letter first, and takes no other address in between.
    if (rest <= 0) {
      let isOver = false
      queueMicrotask(() => isOver || send())
      return () => {
        isOver = true
      }
    }
    const timer = setTimeout(send, rest)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
