import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Disabled() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup>
        <ListGroupItem disabled aria-disabled>
          {t('lessons')}
        </ListGroupItem>
        <ListGroupItem>{t('exams')}</ListGroupItem>
      </ListGroup>
    </div>
  )
}
