import { IconButton } from '@core/components/IconButton'
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface MapPopupProps {
  title: string
  /** Where it stands above the map. */
  style: CSSProperties
  onClose: () => void
  children?: ReactNode
}

/** What is known of a place, above it on the map. */
export function MapPopup({ title, style, onClose, children }: MapPopupProps) {
  const { t } = useTranslation('common')
  return (
    <section className="map-popup" style={style} aria-label={title}>
      <div className="map-popup-head">
        <strong>{title}</strong>
        <IconButton icon={X} label={t('close')} tooltip={false} onClick={onClose} />
      </div>
      {children}
    </section>
  )
}
