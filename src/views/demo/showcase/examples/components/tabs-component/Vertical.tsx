import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function Vertical() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      <TabSet
        vertical
        label={t('place.start')}
        className="nav-tabs flex-column"
        items={['lessons', 'exams'].map((id) => ({ id, label: t(id), content: <p>{t('short')}</p> }))}
      />
      <div className="tab-set-end">
        <TabSet
          vertical
          label={t('place.end')}
          className="nav-tabs flex-column"
          items={['lessons', 'exams'].map((id) => ({ id, label: t(id), content: <p>{t('short')}</p> }))}
        />
      </div>
    </div>
  )
}
