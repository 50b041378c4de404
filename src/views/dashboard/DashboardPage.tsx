import { useAbility } from '@src/redux/session/ability'
import { EcoleDashboard } from './EcoleDashboard'
import { ManagerDashboard } from './ManagerDashboard'
import './dashboard.scss'

/** The start page of a school, or of the platform's manager. */
export function DashboardPage() {
  return useAbility().can('manage', 'AutoEcole') ? <ManagerDashboard /> : <EcoleDashboard />
}
