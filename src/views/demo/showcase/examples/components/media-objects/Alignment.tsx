import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { useTranslation } from 'react-i18next'

export function Alignment() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-stack">
      {(['start', 'center', 'end'] as const).map((place) => (
        <div key={place} className={`media align-items-${place}`}>
          <Picture alt="" className="media-picture" />
          <div>
            <h3>{t(`vertical.${place}`)}</h3>
            <p>{t('short')}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
