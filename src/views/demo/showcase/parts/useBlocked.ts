import { useEffect, useState } from 'react'

const WORK_MS = 2000

/** Work that takes two seconds. */
export function useBlocked() {
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => {
    if (!isBlocked) return
    const timer = setTimeout(() => setBlocked(false), WORK_MS)
    return () => clearTimeout(timer)
  }, [isBlocked])
  return { isBlocked, block: () => setBlocked(true) }
}
