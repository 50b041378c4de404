import { Tabs } from '@core/components/Tabs'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <Tabs
      label={t('subjects')}
      param="partie"
      tabs={[
        { id: 'lessons', label: t('lessons'), count: 14, render: () => <p>{t('long')}</p> },
        { id: 'exams', label: t('exams'), render: () => <p>{t('short')}</p> },
        { id: 'vehicles', label: t('vehicles'), render: () => <p>{t('long')}</p> },
      ]}
    />
  )
}
