import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function Justified() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <TabSet
        label={t('justified')}
        className="nav-tabs nav-justified"
        items={['lessons', 'exams', 'vehicles'].map((id) => ({ id, label: t(id), content: <p>{t('short')}</p> }))}
      />
    </div>
  )
}
