import { selectUserData } from '@src/redux/auth/slice'
import { readWaiting } from '@src/redux/code-course/stored'
import { useAppSelector, useAppStore } from '@src/redux/hooks'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useEffect } from 'react'

/** The pause between two attempts to send, besides the moment when the network returns. */
const RETRY_MS = 30_000

/**
 * Sends the answers of the course that wait on this device, whatever page the user has open: a mock exam goes on
 * without them. The sending code is loaded only where answers wait.
 */
export function useKeptAnswers(): void {
  const store = useAppStore()
  const person = useAppSelector(selectUserData)?.connect.id
  const isLoaded = useFirstPageLoaded()
  useEffect(() => {
    if (person === undefined || !isLoaded) return
    const send = () => {
      if (readWaiting(person).length === 0) return
      import('@src/views/cours/sendKept').then(({ sendKept }) => sendKept(store, person)).catch(() => undefined)
    }
    send()
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [store, person, isLoaded])
}
