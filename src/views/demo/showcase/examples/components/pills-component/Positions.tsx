import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      {(['center', 'end'] as const).map((place) => (
        <TabSet
          key={place}
          label={t(`place.${place}`)}
          className={`nav-pills justify-content-${place}`}
          items={['lessons', 'exams'].map((id) => ({ id, label: t(id), content: <p>{t('short')}</p> }))}
        />
      ))}
    </div>
  )
}
