import type { ChatStatus } from '@contract/demo/chat'
import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

export const TONES = { online: 'success', busy: 'danger', away: 'warning', offline: 'neutral' } as const

interface PresenceProps {
  name: string
  avatar: string
  status: ChatStatus
  size?: 32 | 40 | 96
}

/** A person's picture with their status: a colour, and a word for screen readers. */
export function Presence({ name, avatar, status, size = 40 }: PresenceProps) {
  const { t } = useTranslation('demoChat')
  return (
    <span className="presence">
      <Avatar name={name} src={avatar} size={size} />
      <span className={`presence-dot presence-${status}`} title={t(`status.${status}`)} />
      <span className="visually-hidden">{t(`status.${status}`)}</span>
    </span>
  )
}

/** The status as a word. */
export function StatusWord({ status }: { status: ChatStatus }) {
  const { t } = useTranslation('demoChat')
  return <StatusDot tone={TONES[status]} label={t(`status.${status}`)} />
}
