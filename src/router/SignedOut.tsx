import { hasStoredSession, onSessionOfOtherTab } from '@src/redux/session/stored'
import { useGoIn } from '@src/views/auth/useGoIn'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'

/** The pages before the sign-in: whoever has signed in, here or in another tab, leaves them. */
export function SignedOut() {
  const goIn = useGoIn()
  useEffect(() => {
    const follow = () => {
      if (hasStoredSession()) goIn()
    }
    follow()
    return onSessionOfOtherTab(follow)
  }, [goIn])
  return <Outlet />
}
