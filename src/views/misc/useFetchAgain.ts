import { useState } from 'react'

/**
 * Reloads the page. Browsers cache a failed module import, so only a reload can retry it; a reload while offline would
 * lose the application, so the server must answer first.
 */
export function useFetchAgain() {
  const [isTrying, setTrying] = useState(false)
  const fetchAgain = async () => {
    setTrying(true)
    const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok) return window.location.reload()
    setTrying(false)
  }
  return { isTrying, fetchAgain }
}
