import { useEffect, useRef, useState } from 'react'

const DELAY_MS = 250

/** The text of a search box: shown at once, settled after a pause; follows the address when that changes by itself. */
export function useSearchText(settled: string, onSettle: (text: string) => void) {
  const [text, setText] = useState(settled)
  const sent = useRef(settled)
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
    const timer = setTimeout(() => {
      sent.current = next
      settle.current(next)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
