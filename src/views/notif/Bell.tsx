import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { useDismiss } from '@core/hooks/useDismiss'
import { paths } from '@src/configs/paths'
import { useAppSelector } from '@src/redux/hooks'
import { NEWS_INTERVAL, useNotifsQuery } from '@src/redux/notifications/notif'
import { selectPushWanted } from '@src/redux/notifications/slice'
import { Bell as BellIcon, CheckCheck } from 'lucide-react'
import { Suspense, useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NotifList } from './NotifList'
import { useNews } from './useNews'
import { useReadAll } from './useReadAll'

/** The bell: the number of unread notifications, and the latest ones on a press. */
export function Bell() {
  const { t } = useTranslation('notif')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const isPushWanted = useAppSelector(selectPushWanted)
  const { data, refetch } = useNotifsQuery(
    { page: 1 },
    // In the background, polling is only useful for notifications of the device.
    { pollingInterval: NEWS_INTERVAL, skipPollingIfUnfocused: !isPushWanted },
  )
  useNews(data)
  const { mark, isLoading } = useReadAll()
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) root.current?.querySelector('button')?.focus()
  }, [])
  useDismiss(root, isOpen, close)
  const toggle = () => {
    if (!isOpen) void refetch()
    setOpen(!isOpen)
  }
  const unread = data?.unread ?? 0
  return (
    <div className="bell popover-root" ref={root}>
      <IconButton
        icon={BellIcon}
        label={unread ? t('bell', { unread }) : t('title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      />
      {unread ? (
        <span className="bell-count" aria-hidden>
          {format.count(unread)}
        </span>
      ) : null}
      {isOpen ? (
        <div id={id} className="popover-panel" role="dialog" aria-label={t('title')}>
          <div className="bell-head">
            <h2>{t('title')}</h2>
            {unread ? (
              <Button size="sm" look="ghost" icon={CheckCheck} pending={isLoading} onClick={() => void mark()}>
                {t('readAll')}
              </Button>
            ) : null}
          </div>
          {data?.data.length ? (
            <Suspense fallback={null}>
              <NotifList notifs={data.data} onFollow={() => setOpen(false)} />
            </Suspense>
          ) : (
            <p className="bell-empty">{t('empty')}</p>
          )}
          <Link className="bell-all" to={paths.notifications} onClick={() => setOpen(false)}>
            {t('all')}
          </Link>
        </div>
      ) : null}
    </div>
  )
}
