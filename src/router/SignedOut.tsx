import { hasStoredSession, onSessionOfOtherTab } from '@src/redux/session/stored'
import { useGoIn } from '@src/views/auth/useGoIn'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'

/** Guards the pages before the sign-in: a signed-in user, in this tab or another one, is redirected. */
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
