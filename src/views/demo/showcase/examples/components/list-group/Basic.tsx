import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup>
        {['lessons', 'exams', 'vehicles'].map((id) => (
          <ListGroupItem key={id}>{t(id)}</ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
