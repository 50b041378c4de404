import { useTranslation } from 'react-i18next'
import { Spinner as RsSpinner } from 'reactstrap'

export function Growing() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      {(['primary', 'info', 'warning', 'danger'] as const).map((tone) => (
        <RsSpinner key={tone} type="grow" color={tone}>
          {t('loading')}
        </RsSpinner>
      ))}
    </div>
  )
}
