import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function Disabled() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <TabSet
        label={t('disabled')}
        items={[
          { id: 'lessons', label: t('lessons'), content: <p>{t('short')}</p> },
          { id: 'exams', label: t('exams'), disabled: true, content: null },
          { id: 'vehicles', label: t('vehicles'), content: <p>{t('long')}</p> },
        ]}
      />
    </div>
  )
}
