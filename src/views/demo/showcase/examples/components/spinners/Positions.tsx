import { useTranslation } from 'react-i18next'
import { Spinner as RsSpinner } from 'reactstrap'

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      {(['start', 'center', 'end'] as const).map((place) => (
        <div key={place} className={`d-flex justify-content-${place}`}>
          <RsSpinner>{t('loading')}</RsSpinner>
        </div>
      ))}
    </div>
  )
}
