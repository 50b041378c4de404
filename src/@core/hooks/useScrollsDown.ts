import { useEffect, useState } from 'react'

/** Less than this is the trembling of a finger. */
const STEP = 8
/** How near an end of the page counts as being there. */
const NEAR = 24

const root = () => document.documentElement
const isAtEnd = () => window.scrollY <= NEAR || window.scrollY + window.innerHeight >= root().scrollHeight - NEAR

/** Whether one is reading on, down the page: false again with the first step up, and at both ends of the page. */
export function useScrollsDown(isWanted: boolean): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (isAtEnd()) setDown(false)
      else if (Math.abs(moved) >= STEP) setDown(moved > 0)
      else return
      last = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      setDown(false)
    }
  }, [isWanted])
  return isDown
}
