import { LANDING } from '@contract/ability'
import { PageSkeleton } from '@core/components/Skeletons'
import { paths } from '@src/configs/paths'
import { selectUserData } from '@src/redux/auth/slice'
import { logout } from '@src/redux/auth/thunks'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

const ShopDashboard = lazy(async () => ({
  default: (await import('@src/views/demo/dashboard/ShopDashboardPage')).ShopDashboardPage,
}))

/**
 * The root: the demo's first dashboard for whoever may read the demo; where the role's day begins for anybody else,
 * and for everybody who has just signed in. A role that nobody knows goes back to the login page.
 */
export function Landing() {
  const role = useAppSelector(selectUserData)?.role
  const mayReadDemo = useAbility().can('read', 'Demo')
  const { state } = useLocation()
  const dispatch = useAppDispatch()
  const landing = role && Object.hasOwn(LANDING, role) ? LANDING[role] : null
  useEffect(() => {
    if (!landing) void dispatch(logout())
  }, [landing, dispatch])
  if (!landing) return <Navigate replace to={paths.login} />
  if (!mayReadDemo || state?.isFromSignIn) return <Navigate replace to={landing} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ShopDashboard />
    </Suspense>
  )
}
