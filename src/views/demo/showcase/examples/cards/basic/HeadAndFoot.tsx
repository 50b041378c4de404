import { useTranslation } from 'react-i18next'
import { Card, CardBody, CardFooter, CardHeader } from 'reactstrap'

export function HeadAndFoot() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      <Card>
        <CardHeader>{t('lessons')}</CardHeader>
        <CardBody>{t('short')}</CardBody>
        <CardFooter className="muted">{t('planned')}</CardFooter>
      </Card>
    </div>
  )
}
