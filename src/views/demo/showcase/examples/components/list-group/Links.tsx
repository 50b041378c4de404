import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ListGroup } from 'reactstrap'

export function Links() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup tag="div">
        <Link className="list-group-item list-group-item-action" to="#Links">
          {t('lessons')}
        </Link>
        <Link className="list-group-item list-group-item-action" to="#Links">
          {t('exams')}
        </Link>
      </ListGroup>
    </div>
  )
}
