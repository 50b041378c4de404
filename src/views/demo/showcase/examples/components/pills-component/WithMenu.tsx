import { Menu } from '@core/components/overlays/Menu'
import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'

export function WithMenu() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
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
          { id: 'vehicles', label: t('vehicles'), onSelect: pressed(t('vehicles')) },
          { id: 'settings', label: t('settings'), onSelect: pressed(t('settings')) },
        ]}
      />
    </div>
  )
}
