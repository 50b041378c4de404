import { useEffect, useState } from 'react'

/** Smaller movements are jitter of the finger. */
const STEP = 8
/** Distance to an end of the page that counts as the end. */
const NEAR = 24

const root = () => document.documentElement
const isAtEnd = () => window.scrollY <= NEAR || window.scrollY + window.innerHeight >= root().scrollHeight - NEAR

/** Without one of these before, a page scrolls by itself: to today's lessons, to a row. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
/** A finger scrolls by moving; a mouse may press the scroll bar. */
const isTap = (event: Event) => 'pointerType' in event && event.pointerType !== 'mouse'

/** Whether the user is scrolling down: false again with the first step up, and at both ends of the page. */
export function useScrollsDown(isWanted: boolean): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    // A page begins at its top. Reading the real position while the page is drawn would force another layout.
    let last = 0
    let isByHand = false
    const onGesture = (event: Event) => {
      isByHand ||= !isTap(event)
    }
    const onScroll = () => {
      const moved = window.scrollY - last
      if (isAtEnd() || !isByHand) setDown(false)
      else if (Math.abs(moved) >= STEP) setDown(moved > 0)
      else return
      last = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    for (const gesture of GESTURES) window.addEventListener(gesture, onGesture, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      for (const gesture of GESTURES) window.removeEventListener(gesture, onGesture)
      setDown(false)
    }
  }, [isWanted])
  return isDown
}
