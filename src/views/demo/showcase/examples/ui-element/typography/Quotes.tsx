import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'

export function Quotes() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-columns">
      <blockquote className="type-quote">
        <p>{t('short')}</p>
      </blockquote>
      <figure className="type-quote">
        <blockquote>
          <p>{t('short')}</p>
        </blockquote>
        <figcaption className="muted">
          — Nadia Ferchichi, <cite>{t('title')}</cite>
        </figcaption>
      </figure>
      <figure className="type-quote">
        <blockquote>
          <p>{t('long')}</p>
        </blockquote>
        <figcaption className="person">
          <Avatar name="Nadia Ferchichi" size={24} /> Nadia Ferchichi
        </figcaption>
      </figure>
    </div>
  )
}
