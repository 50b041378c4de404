import type { Notif } from '@contract/notif'
import { useFormat } from '@core/format/useFormat'
import { useReadNotifMutation } from '@src/redux/notif/api'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './notif.scss'

interface NotifListProps {
  notifs: Notif[]
  /** After one was followed to what it is about. */
  onFollow?: () => void
}

/** Notifications, newest first; the unread ones stand out and are read by following them. */
export function NotifList({ notifs, onFollow }: NotifListProps) {
  const { t } = useTranslation('notif')
  const format = useFormat()
  const [read] = useReadNotifMutation()
  const follow = ({ id, lu }: Notif) => {
    if (!lu) void read(id)
    onFollow?.()
  }
  return (
    <ul className="notif-list">
      {notifs.map((notif) => (
        <li key={notif.id} className={notif.lu ? 'notif' : 'notif notif-unread'}>
          <Link to={notif.lien ?? '#'} onClick={() => follow(notif)}>
            <span>{t(`kind.${notif.kind}`, notif.params)}</span>
            <time dateTime={notif.createdAt}>{format.moment(notif.createdAt)}</time>
            {notif.lu ? null : <span className="visually-hidden">{t('unread')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
