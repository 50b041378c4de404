import { Facts } from '@core/components/Facts'
import { Points } from '@src/views/demo/showcase/pieces/Points'
import { useTranslation } from 'react-i18next'

export function WithReport() {
  const { t } = useTranslation('demoSample')
  return (
    <Points
      points={[
        {
          id: 'report',
          title: t('event.enrolled'),
          time: '08:00',
          children: (
            <details>
              <summary>{t('more')}</summary>
              <Facts
                look="lines"
                facts={[
                  { label: t('lessons'), value: 14 },
                  { label: t('exams'), value: 3 },
                ]}
              />
            </details>
          ),
        },
      ]}
    />
  )
}
