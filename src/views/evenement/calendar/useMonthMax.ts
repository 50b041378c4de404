import { daysBetween } from '@core/format/date'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useSyncExternalStore } from 'react'
import { daysOf } from './views'

/** As in the style sheet: the height of the frame, of the names of the days, of a day's number and of a line. */
const WIDE = { around: 270, lowest: 420, highest: 1100 }
const PHONE = { around: 330, lowest: 360, highest: 900 }
const NAMES = 34
const NUMBER = 30
const LINE = 20

function subscribe(listen: () => void) {
  window.addEventListener('resize', listen)
  return () => window.removeEventListener('resize', listen)
}

/** How many events a day of the month has room for, beside the line that counts the others. */
export function monthMax(height: number, weeks: number, isPhone = false): number {
  const { around, lowest, highest } = isPhone ? PHONE : WIDE
  const frame = Math.min(highest, Math.max(lowest, height - around))
  const lines = Math.floor(((frame - NAMES) / weeks - NUMBER) / LINE)
  return Math.max(1, lines - 1)
}

/** The same for the window as it is. */
export function useMonthMax(jour: string): number {
  const { from, to } = daysOf('mois', jour)
  const weeks = daysBetween(from, to) / 7
  const isPhone = useIsPhone()
  return useSyncExternalStore(subscribe, () => monthMax(window.innerHeight, weeks, isPhone))
}
