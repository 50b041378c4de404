import { useTranslation } from 'react-i18next'

export function WithNote() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      <p className="type-large">
        {t('title')} <small className="muted">{t('short')}</small>
      </p>
      <p>
        {t('short')} <small className="muted">{t('planned')}</small>
      </p>
    </div>
  )
}
