import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, CardText, CardTitle } from 'reactstrap'

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      {(['start', 'center', 'end'] as const).map((place) => (
        <Card key={place} body className={`text-${place}`}>
          <CardTitle tag="h3">{t(`place.${place}`)}</CardTitle>
          <CardText>{t('short')}</CardText>
          <Link to="#Positions">{t('open')}</Link>
        </Card>
      ))}
    </div>
  )
}
