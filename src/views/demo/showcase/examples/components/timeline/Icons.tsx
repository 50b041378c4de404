import { Points } from '@src/views/demo/showcase/pieces/Points'
import { CalendarDays, Clock, CreditCard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <Points
      points={[
        { id: 'paid', title: t('event.paid'), time: '10:40', icon: CreditCard, children: <p>{t('short')}</p> },
        { id: 'planned', title: t('event.planned'), time: '09:15', icon: CalendarDays, tone: 'info' },
        { id: 'late', title: t('event.late'), time: '08:05', icon: Clock, tone: 'warning' },
      ]}
    />
  )
}
