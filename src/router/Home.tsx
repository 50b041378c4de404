import { PageSkeleton } from '@core/components/Skeletons'
import { useAbility } from '@src/redux/session/ability'
import { lazy, Suspense } from 'react'
import { Landing } from './Landing'

const ShopDashboard = lazy(async () => ({
  default: (await import('@src/views/demo/dashboard/ShopDashboardPage')).ShopDashboardPage,
}))

/** The root: the demo's first dashboard for whoever may read the demo, where the role's day begins for anybody else. */
export function Home() {
  if (!useAbility().can('read', 'Demo')) return <Landing />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ShopDashboard />
    </Suspense>
  )
}
