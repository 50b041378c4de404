import { PageSkeleton } from '@core/components/states/Skeletons'
import { useAbility } from '@src/redux/session/ability'
import { lazy, Suspense } from 'react'
import { EcoleDashboard } from './EcoleDashboard'
import './dashboard.scss'

const ManagerDashboard = lazy(async () => ({
  default: (await import('./manager/ManagerDashboard')).ManagerDashboard,
}))

/** The start page of a school, or of the platform's manager. */
export function DashboardPage() {
  if (!useAbility().can('manage', 'AutoEcole')) return <EcoleDashboard />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ManagerDashboard />
    </Suspense>
  )
}
