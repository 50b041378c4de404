import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, CardBody, CardSubtitle, CardText, CardTitle } from 'reactstrap'

export function Titles() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      <Card>
        <CardBody>
          <CardTitle tag="h3">{t('title')}</CardTitle>
          <CardSubtitle tag="p">{t('lessons')}</CardSubtitle>
          <CardText>{t('long')}</CardText>
          <Link to="#Titles">{t('open')}</Link>
        </CardBody>
      </Card>
    </div>
  )
}
