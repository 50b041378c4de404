import { daysBetween } from '@contract/clock/days'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { daysOf } from '@src/parts/evenement/calendar/views'
import { useSyncExternalStore } from 'react'

/** As in the style sheet: the height of the frame, of the names of the days, of a day's number and of a line. */
const AROUND = { wide: 226, narrow: 270, phone: 290 }
const LOWEST = 670
const HIGHEST = 1100
const WIDE_FROM = 1400
const NAMES = 34
const NUMBER = 30
const LINE = 25

function subscribe(listen: () => void) {
  window.addEventListener('resize', listen)
  return () => window.removeEventListener('resize', listen)
}

/** How many events a day of the month has room for, beside the line that counts the others. */
export function monthMax(height: number, weeks: number, room: keyof typeof AROUND = 'narrow'): number {
  const frame = Math.min(HIGHEST, Math.max(LOWEST, height - AROUND[room]))
  const lines = Math.floor(((frame - NAMES) / weeks - NUMBER) / LINE)
  return Math.max(1, lines - 1)
}

/** The same for the window as it is. */
export function useMonthMax(jour: string): number {
  const { from, to } = daysOf('mois', jour)
  const weeks = daysBetween(from, to) / 7
  const isPhone = useIsPhone()
  const room = () => (window.innerWidth >= WIDE_FROM ? 'wide' : 'narrow')
  return useSyncExternalStore(subscribe, () => monthMax(window.innerHeight, weeks, isPhone ? 'phone' : room()))
}
