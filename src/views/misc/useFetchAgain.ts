import { useState } from 'react'

/**
 * Asks for the page again. Browsers remember a module that could not be fetched, so only a reload asks for it anew;
 * and a reload without network would lose the application, so the server has to answer first.
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
