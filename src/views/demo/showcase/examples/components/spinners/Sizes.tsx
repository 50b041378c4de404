import { useTranslation } from 'react-i18next'
import { Spinner as RsSpinner } from 'reactstrap'

export function Sizes() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      <RsSpinner size="sm">{t('loading')}</RsSpinner>
      <RsSpinner>{t('loading')}</RsSpinner>
      <RsSpinner style={{ inlineSize: 48, blockSize: 48 }}>{t('loading')}</RsSpinner>
    </div>
  )
}
