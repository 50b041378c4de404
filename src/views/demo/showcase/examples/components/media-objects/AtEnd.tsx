import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { useTranslation } from 'react-i18next'

export function AtEnd() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="media">
      <div>
        <h3>{t('title')}</h3>
        <p>{t('long')}</p>
      </div>
      <Picture alt="" className="media-picture" />
    </div>
  )
}
