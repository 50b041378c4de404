import { IconButton } from '@core/components/IconButton'
import { useDismiss } from '@core/hooks/useDismiss'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface MapPopupProps {
  title: string
  /** Its position above the map. */
  style: CSSProperties
  onClose: () => void
  children?: ReactNode
}

/** The facts of a place, above it on the map. */
export function MapPopup({ title, style, onClose, children }: MapPopupProps) {
  const { t } = useTranslation('common')
  const popup = useRef<HTMLElement>(null)
  // A press outside leaves it open, because it moves the map.
  useDismiss(popup, true, (byKey) => byKey && onClose())
  return (
    <section ref={popup} className="map-popup" style={style} aria-label={title}>
      <div className="map-popup-head">
        <strong>{title}</strong>
        <IconButton icon={X} label={t('close')} tooltip={false} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}
