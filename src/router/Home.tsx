import { PageSkeleton } from '@core/components/states/Skeletons'
import { useAbility } from '@src/redux/session/ability'
import { lazy, Suspense } from 'react'
import { Landing } from './Landing'
import { lazily } from './lazily'

const shopDashboard = lazily(
  async () => (await import('@src/views/demo/dashboard/ShopDashboardPage')).ShopDashboardPage,
  ['demoDashboard'],
)
const ShopDashboard = lazy(async () => ({ default: (await shopDashboard()).Component }))

/** The root: the demo's first dashboard for users who may read the demo, the role's landing page for others. */
export function Home() {
  if (!useAbility().can('read', 'Demo')) return <Landing />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ShopDashboard />
    </Suspense>
  )
}
