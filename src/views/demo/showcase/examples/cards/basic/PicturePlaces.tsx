import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { useTranslation } from 'react-i18next'
import { Card, CardBody, CardImgOverlay, CardText, CardTitle } from 'reactstrap'

export function PicturePlaces() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      <Card>
        <Picture alt="" />
        <CardBody>{t('vertical.start')}</CardBody>
      </Card>
      <Card>
        <CardBody>{t('vertical.end')}</CardBody>
        <Picture alt="" hue={120} />
      </Card>
      <Card>
        <Picture alt="" hue={220} />
        <CardImgOverlay className="card-over">
          <CardTitle tag="h3">{t('title')}</CardTitle>
          <CardText>{t('short')}</CardText>
        </CardImgOverlay>
      </Card>
    </div>
  )
}
