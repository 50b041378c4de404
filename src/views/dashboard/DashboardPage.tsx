import { useAbility } from '@src/redux/session/ability'
import { EcoleDashboard } from './EcoleDashboard'
import { ManagerDashboard } from './ManagerDashboard'
import './dashboard.scss'

/** What a school, or the platform's manager, looks at first. */
export function DashboardPage() {
  return useAbility().can('manage', 'AutoEcole') ? <ManagerDashboard /> : <EcoleDashboard />
}
