import { Button } from '@core/components/Button'
import { Clock, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Offer() {
  const { t } = useTranslation('demoCards')
  const [isSent, setSent] = useState(false)
  return (
    <div className="card card-body showcase-stack">
      <h3>{t('offer.title')}</h3>
      <p className="muted">{t('offer.text')}</p>
      <ul className="showcase-row list-plain">
        <li>
          <MapPin aria-hidden size={16} strokeWidth={1.75} /> Sousse
        </li>
        <li>
          <Clock aria-hidden size={16} strokeWidth={1.75} /> {t('offer.time')}
        </li>
      </ul>
      <div className="showcase-row">
        <Button look="primary" disabled={isSent} onClick={() => setSent(true)}>
          {t('offer.apply')}
        </Button>
        <span role="status">{isSent ? t('offer.sent') : ''}</span>
      </div>
    </div>
  )
}
