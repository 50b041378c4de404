import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      {(['primary', 'info', 'warning', 'danger'] as const).map((tone) => (
        <TabSet
          key={tone}
          label={t(`tone.${tone}`)}
          className={`nav-pills nav-pills-${tone}`}
          items={['lessons', 'exams'].map((id) => ({ id, label: t(id), content: null }))}
        />
      ))}
    </div>
  )
}
