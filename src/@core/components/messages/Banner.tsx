import { useFocusOnArrival } from '@core/hooks/focus/useFocusOnArrival'
import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../IconButton'
import { useIsSaid } from './LiveRegion'

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert }

interface BannerProps {
  tone?: keyof typeof ICONS
  children: ReactNode
  /** A button or a link that resolves the situation. */
  action?: ReactNode
  onClose?: () => void
  /** Moves the focus here when it appears, as the answer to a press elsewhere. */
  takesFocus?: boolean
}

const roleOf = (tone: NonNullable<BannerProps['tone']>) => (tone === 'danger' ? 'alert' : 'status')

/** A notice for the whole page, with an optional action. */
export function Banner({ tone = 'info', children, action, onClose, takesFocus = false }: BannerProps) {
  const { t } = useTranslation('common')
  const Icon = ICONS[tone]
  const isSaid = useIsSaid()
  const banner = useFocusOnArrival(takesFocus)
  return (
    <div
      ref={banner}
      className={`banner banner-${tone}`}
      role={isSaid ? undefined : roleOf(tone)}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <div className="banner-text">{children}</div>
      {action}
      {onClose ? <IconButton icon={X} label={t('close')} onClick={onClose} /> : null}
    </div>
  )
}
