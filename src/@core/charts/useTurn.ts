import { useEffect, useState } from 'react'

const waiting: (() => void)[] = []

function drawNext(): void {
  waiting.shift()?.()
  if (waiting.length > 0) requestAnimationFrame(drawNext)
}

/**
 * Whether this drawing may begin: one in each frame, since the library draws without a pause. A page of ten charts
 * answers to its keys meanwhile.
 */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    const begin = () => setTurn(true)
    waiting.push(begin)
    if (waiting.length === 1) requestAnimationFrame(drawNext)
    return () => {
      const place = waiting.indexOf(begin)
      if (place >= 0) waiting.splice(place, 1)
    }
  }, [])
  return isTurn
}
