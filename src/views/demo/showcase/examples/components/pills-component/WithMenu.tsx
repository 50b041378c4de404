import { Menu } from '@core/components/Menu'
import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function WithMenu() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      <TabSet
        label={t('show')}
        className="nav-pills"
        items={['lessons', 'exams'].map((id) => ({ id, label: t(id), content: <p>{t('short')}</p> }))}
      />
      <Menu
        label={t('more')}
        look="ghost"
        items={[
          { id: 'vehicles', label: t('vehicles') },
          { id: 'settings', label: t('settings') },
        ]}
      />
    </div>
  )
}
