import { TabSet } from '@src/views/demo/showcase/pieces/TabSet'
import { useTranslation } from 'react-i18next'
import { Card } from 'reactstrap'

export function WithTabs() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      {['nav-tabs', 'nav-pills'].map((look) => (
        <Card key={look} body>
          <TabSet
            label={`${t('subjects')} ${look}`}
            className={look}
            items={['lessons', 'exams'].map((id) => ({ id, label: t(id), content: <p>{t('short')}</p> }))}
          />
        </Card>
      ))}
    </div>
  )
}
