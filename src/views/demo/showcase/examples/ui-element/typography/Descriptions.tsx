import { Facts } from '@core/components/Facts'
import { useTranslation } from 'react-i18next'

export function Descriptions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-columns">
      <Facts
        facts={[
          { label: t('lessons'), value: 14 },
          { label: t('exams'), value: 3 },
        ]}
      />
      <Facts
        look="lines"
        facts={[
          { label: t('lessons'), value: 14 },
          { label: t('note'), value: '' },
        ]}
      />
    </div>
  )
}
