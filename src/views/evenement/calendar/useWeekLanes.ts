import { type RefObject, useEffect, useState } from 'react'

/** As in the style sheet: the hours beside the days, the least width of a day, what is left free at its edge. */
const AXIS = 56
const LEAST_DAY = 96
const EDGE = 6
/** The least width in which a name can be read on two lines. */
const LANE = 45
const USUAL = 3

/** How many events fit side by side in a day of a week that is so wide. */
export function weekLanes(width: number): number {
  const day = Math.max(LEAST_DAY, (width - AXIS) / 7)
  return Math.max(1, Math.floor((day - EDGE) / LANE))
}

/** The same for the frame as it is. */
export function useWeekLanes(frame: RefObject<HTMLElement | null>): number {
  const [lanes, setLanes] = useState(USUAL)
  useEffect(() => {
    const element = frame.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setLanes(weekLanes(element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return lanes
}
