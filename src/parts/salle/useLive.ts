import type { LiveTopic } from '@contract/live'
import { ROOM_INTERVAL } from '@src/redux/code-course/salle'
import { hearServer } from '@src/redux/live'
import { hearOtherTabs } from '@src/redux/news'
import { useEffect, useState } from 'react'

/** The interval in milliseconds at which a room is read even though a server announces its changes. */
const SELDOM = 30_000

/**
 * Counts the changes of a room that a server announces, and returns the options that keep its query fresh with or
 * without them.
 */
export function useRoomNews(topic: LiveTopic) {
  const [isAnnounced, setAnnounced] = useState(false)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const changed = () => setCount((before) => before + 1)
    return hearServer(topic, { changed, opened: setAnnounced })
  }, [topic])
  const pollingInterval = isAnnounced ? SELDOM : ROOM_INTERVAL
  return { count, options: { pollingInterval, refetchOnFocus: true, refetchOnReconnect: true } }
}

/**
 * Reads a room again when a server announces a change, when another tab writes, and when the time of a question is
 * over.
 */
export function useLive(read: () => unknown, isTimeOver: boolean, announced: number): void {
  useEffect(() => hearOtherTabs(() => void read()), [read])
  useEffect(() => {
    if (isTimeOver || announced > 0) void read()
  }, [isTimeOver, announced, read])
}
