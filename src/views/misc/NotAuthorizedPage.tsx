import type { Role } from '@contract/ability'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DeadEnd } from './DeadEnd'

/** Roles without a school: no school can grant them the page. */
const OUTSIDE = ['manager', 'client'] as const

/** A page that this account may not open. */
export function NotAuthorizedPage({ role }: { role?: Role }) {
  const { t } = useTranslation('misc')
  const reason = OUTSIDE.find((name) => name === role) ?? 'autre'
  return <DeadEnd icon={LockKeyhole} title={t('notAuthorized.title')} text={t(`notAuthorized.reason.${reason}`)} />
}
