import { useTranslation } from 'react-i18next'
import { Spinner as RsSpinner } from 'reactstrap'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      {(['primary', 'secondary', 'info', 'warning', 'danger'] as const).map((tone) => (
        <RsSpinner key={tone} color={tone}>
          {t('loading')}
        </RsSpinner>
      ))}
    </div>
  )
}
