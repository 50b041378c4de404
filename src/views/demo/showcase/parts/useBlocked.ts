import { useEffect, useState } from 'react'

/** The look of a waiting part: a veil, a spinner, or both with the message. */
export type BlockLook = 'veil' | 'ring' | 'message'

const WORK_MS = 2000

/** Work that takes two seconds. */
export function useBlocked() {
  const [look, setLook] = useState<BlockLook | null>(null)
  useEffect(() => {
    if (!look) return
    const timer = setTimeout(() => setLook(null), WORK_MS)
    return () => clearTimeout(timer)
  }, [look])
  return { look, block: setLook }
}
