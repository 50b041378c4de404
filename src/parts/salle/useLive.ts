import type { LiveTopic } from '@contract/live'
import { ROOM_INTERVAL } from '@src/redux/code-course/salle'
import { hearServer } from '@src/redux/live'
import { hearOtherTabs } from '@src/redux/news'
import { useEffect, useState } from 'react'

/** How often a room is read although a server announces its changes, in milliseconds. */
const SELDOM = 30_000

/** The changes of a room that a server has announced, and how its query is kept fresh with or without them. */
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
 * Reads a room again when a server has announced a change, when another tab has written, and when the time of a
 * question is over.
 */
export function useLive(read: () => unknown, isTimeOver: boolean, announced: number): void {
  useEffect(() => hearOtherTabs(() => void read()), [read])
  useEffect(() => {
    if (isTimeOver || announced > 0) void read()
  }, [isTimeOver, announced, read])
}
