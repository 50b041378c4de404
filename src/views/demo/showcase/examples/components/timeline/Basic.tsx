import { Timeline } from '@src/views/demo/shared/Timeline'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <Timeline
      entries={[
        { id: 'paid', title: t('event.paid'), text: t('short'), ago: 12 },
        { id: 'planned', title: t('event.planned'), text: t('short'), ago: 95 },
        { id: 'enrolled', title: t('event.enrolled'), text: t('short'), ago: 2900 },
      ]}
    />
  )
}
