import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Flush() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup flush>
        {['lessons', 'exams', 'vehicles'].map((id) => (
          <ListGroupItem key={id}>{t(id)}</ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
