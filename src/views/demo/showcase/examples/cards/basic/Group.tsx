import { useTranslation } from 'react-i18next'
import { Card, CardGroup, CardText, CardTitle } from 'reactstrap'

export function Group() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <CardGroup>
        {(['lessons', 'exams', 'vehicles'] as const).map((id) => (
          <Card key={id} body>
            <CardTitle tag="h3">{t(id)}</CardTitle>
            <CardText>{t('short')}</CardText>
          </Card>
        ))}
      </CardGroup>
    </div>
  )
}
