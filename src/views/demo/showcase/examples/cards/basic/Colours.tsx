import { useTranslation } from 'react-i18next'
import { Card, CardText, CardTitle } from 'reactstrap'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      {(['primary', 'secondary', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Card key={tone} body className={`text-bg-${tone}`}>
          <CardTitle tag="h3">{t(`tone.${tone}`)}</CardTitle>
          <CardText>{t('short')}</CardText>
        </Card>
      ))}
    </div>
  )
}
