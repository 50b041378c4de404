import { LANDING } from '@contract/ability'
import { loginFrom, paths } from '@src/configs/paths'
import { selectResume, selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { AbilityProvider } from '@src/redux/session/ability'
import { SchoolClock } from '@src/redux/session/SchoolClock'
import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'

/**
 * Guards everything behind the sign-in: without a session it redirects to the login page, on a first login to the
 * password change.
 */
export function SignedIn({ children }: { children?: ReactNode }) {
  const userData = useAppSelector(selectUserData)
  const resume = useAppSelector(selectResume)
  const { pathname, search } = useLocation()
  if (!userData) return <Navigate replace to={resume ? loginFrom(pathname + search) : paths.login} />
  if (userData.isFirstLogin && pathname !== paths.firstLogin) return <Navigate replace to={paths.firstLogin} />
  // The landing page signs out an unknown role.
  if (!Object.hasOwn(LANDING, userData.role) && pathname !== paths.landing)
    return <Navigate replace to={paths.landing} />
  return (
    // When another tab signs in another user, the pages are remounted.
    <AbilityProvider key={userData.connect.id}>
      <SchoolClock>{children ?? <Outlet />}</SchoolClock>
    </AbilityProvider>
  )
}
