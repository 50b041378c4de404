import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function WithTabs() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <TabSet
        vertical
        label={t('subjects')}
        className="nav-pills flex-column"
        items={['lessons', 'exams', 'vehicles'].map((id) => ({ id, label: t(id), content: <p>{t('long')}</p> }))}
      />
    </div>
  )
}
