import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { CalendarDays, Car } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <TabSet
        label={t('show')}
        items={[
          {
            id: 'lessons',
            label: (
              <>
                <CalendarDays aria-hidden size={16} /> {t('lessons')}
              </>
            ),
            content: <p>{t('short')}</p>,
          },
          {
            id: 'vehicles',
            label: (
              <>
                <Car aria-hidden size={16} /> {t('vehicles')}
              </>
            ),
            content: <p>{t('long')}</p>,
          },
        ]}
      />
    </div>
  )
}
