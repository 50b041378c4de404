import {
  DEMO_PLANS,
  DEMO_ROLES,
  DEMO_USER_STATUSES,
  type DemoPlan,
  type DemoRole,
  type DemoUserStatus,
} from '@contract/demo/user'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { Crown, type LucideIcon, PenLine, SquarePen, UserRound, Wrench } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const ROLE_ICONS: Record<DemoRole, LucideIcon> = {
  admin: Crown,
  author: PenLine,
  editor: SquarePen,
  maintainer: Wrench,
  subscriber: UserRound,
}

const TONES: Record<DemoUserStatus, Tone> = { pending: 'warning', active: 'success', inactive: 'neutral' }

/** The options of a user's fields, translated. */
export function useUserOptions() {
  const { t } = useTranslation('demoUser')
  return {
    roles: DEMO_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
    plans: DEMO_PLANS.map((value) => ({ value, label: t(`plan.${value}`) })),
    statuses: DEMO_USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
  }
}

export function UserRole({ role }: { role: DemoRole }) {
  const { t } = useTranslation('demoUser')
  return <StatusDot tone="neutral" icon={ROLE_ICONS[role]} label={t(`role.${role}`)} />
}

export function UserPlan({ plan }: { plan: DemoPlan }) {
  const { t } = useTranslation('demoUser')
  return <>{t(`plan.${plan}`)}</>
}

export function UserState({ status }: { status: DemoUserStatus }) {
  const { t } = useTranslation('demoUser')
  return <StatusDot tone={TONES[status]} label={t(`status.${status}`)} />
}
