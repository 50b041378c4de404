import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Horizontal() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup horizontal="sm">
        {['lessons', 'exams', 'vehicles'].map((id) => (
          <ListGroupItem key={id}>{t(id)}</ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
