import { useEffect, useState } from 'react'

/** The interval in milliseconds at which the free space is measured: it shrinks slowly. */
const EVERY = 5 * 60_000
/** The used share of the space from which the user is warned. */
const SCARCE = 0.8

export interface Room {
  /** Bytes that the browser stores for this application, and the most that it may store. */
  usage: number
  quota: number
  isScarce: boolean
  /** Whether the browser has promised not to delete the data by itself. */
  isPersistent: boolean
}

async function measure(): Promise<Room | null> {
  if (!navigator.storage?.estimate) return null
  const [{ usage = 0, quota = 0 }, isPersistent] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted?.() ?? false,
  ])
  return quota > 0 ? { usage, quota, isScarce: usage / quota >= SCARCE, isPersistent } : null
}

/** The free space on this device, measured every five minutes; null where the browser does not report it. */
export function useRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    let isHere = true
    const look = () =>
      void measure().then(
        (next) => isHere && setRoom(next),
        () => undefined,
      )
    look()
    const timer = setInterval(look, EVERY)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [])
  return room
}
