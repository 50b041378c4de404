import { useTranslation } from 'react-i18next'
import { Spinner as RsSpinner } from 'reactstrap'

const SIDES = ['start', 'center', 'end'] as const

export function Floating() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      <div className="spinner-float">
        <RsSpinner>{t('loading')}</RsSpinner>
        {t('long')}
      </div>
      {SIDES.map((side) => (
        <div key={side} style={{ textAlign: side }}>
          <RsSpinner size="sm">{t('loading')}</RsSpinner> {t(`place.${side}`)}
        </div>
      ))}
    </div>
  )
}
