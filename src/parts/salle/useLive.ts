import { ROOM_INTERVAL } from '@src/redux/code-course/salle'
import { hearOtherTabs } from '@src/redux/news'
import { useEffect } from 'react'

/** How a query of a room is kept fresh. */
export const LIVE = { pollingInterval: ROOM_INTERVAL, refetchOnFocus: true, refetchOnReconnect: true } as const

/**
 * Reads a room again when another tab has written, and when the time of a question is over. The one place that knows
 * how a screen learns of changes: a server that pushes events is listened to here, in the place of the interval.
 */
export function useLive(read: () => unknown, isTimeOver: boolean): void {
  useEffect(() => hearOtherTabs(() => void read()), [read])
  useEffect(() => {
    if (isTimeOver) void read()
  }, [isTimeOver, read])
}
