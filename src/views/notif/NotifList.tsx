import type { Notif } from '@contract/compte/notif'
import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { useReadNotifMutation } from '@src/redux/notifications/notif'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { notifAddress } from './notifAddress'
import { useNotifText } from './useNotifText'
import './notif.scss'

interface NotifListProps {
  notifs: Notif[]
  /** Called after a notification's link was followed. */
  onFollow?: () => void
}

/**
 * Notifications, newest first; unread ones are highlighted, and marked as read by following them or by their button.
 */
export function NotifList({ notifs, onFollow }: NotifListProps) {
  const [read] = useReadNotifMutation()
  return (
    <ul className="notif-list">
      {notifs.map((notif) => (
        <NotifLine key={notif.id} notif={notif} onRead={() => void read(notif.id)} onFollow={onFollow} />
      ))}
    </ul>
  )
}

interface NotifLineProps {
  notif: Notif
  onRead: () => void
  onFollow?: (() => void) | undefined
}

function NotifLine({ notif, onRead, onFollow }: NotifLineProps) {
  const { t } = useTranslation('notif')
  const format = useFormat()
  const text = useNotifText()(notif)
  const follow = () => {
    if (!notif.lu) onRead()
    onFollow?.()
  }
  return (
    <li className={notif.lu ? 'notif' : 'notif notif-unread'}>
      <Target address={notifAddress(notif.target)} onFollow={follow}>
        <span>{text}</span>
        <time dateTime={notif.createdAt}>{format.moment(notif.createdAt)}</time>
        {notif.lu ? null : <span className="visually-hidden">{t('unread')}</span>}
      </Target>
      {notif.lu ? null : <IconButton icon={Check} label={t('readOne', { text })} onClick={onRead} />}
    </li>
  )
}

interface TargetProps {
  address: string | null
  onFollow: () => void
  children: ReactNode
}

/** A notification without an address is no link. */
function Target({ address, onFollow, children }: TargetProps) {
  if (address === null) return <div className="notif-target">{children}</div>
  return (
    <Link className="notif-target" to={address} onClick={onFollow}>
      {children}
    </Link>
  )
}
