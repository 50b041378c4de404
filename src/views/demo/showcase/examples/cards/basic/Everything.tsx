import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, CardBody, CardText, CardTitle, ListGroup, ListGroupItem } from 'reactstrap'

export function Everything() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      <Card>
        <Picture alt="" />
        <CardBody>
          <CardTitle tag="h3">{t('title')}</CardTitle>
          <CardText>{t('short')}</CardText>
        </CardBody>
        <ListGroup flush>
          <ListGroupItem>{t('lessons')}</ListGroupItem>
          <ListGroupItem>{t('exams')}</ListGroupItem>
        </ListGroup>
        <CardBody className="showcase-row">
          <Link to="#Everything">{t('edit')}</Link>
          <Link to="#Everything">{t('share')}</Link>
        </CardBody>
      </Card>
    </div>
  )
}
