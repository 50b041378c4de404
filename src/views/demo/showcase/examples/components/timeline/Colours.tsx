import { Points } from '@src/views/demo/showcase/pieces/Points'
import { useTranslation } from 'react-i18next'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <Points
      points={[
        { id: 'paid', title: t('event.paid'), time: '10:40', children: <p>{t('short')}</p> },
        { id: 'planned', title: t('event.planned'), time: '09:15', tone: 'info', children: <p>{t('short')}</p> },
        { id: 'late', title: t('event.late'), time: '08:05', tone: 'warning' },
        { id: 'enrolled', title: t('event.enrolled'), time: '08:00', tone: 'danger' },
      ]}
    />
  )
}
