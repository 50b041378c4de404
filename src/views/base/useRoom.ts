import { useEffect, useState } from 'react'

/** How often the room is looked at, in milliseconds: it shrinks slowly. */
const EVERY = 5 * 60_000
/** From this share on the user is told. */
const SCARCE = 0.8

export interface Room {
  /** Bytes that the browser keeps for this application, and may keep at most. */
  usage: number
  quota: number
  isScarce: boolean
  /** Whether the browser has promised not to clear them by itself. */
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

/** The room on this device, measured anew every five minutes; null where the browser does not say. */
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
