import { useTranslation } from 'react-i18next'
import { Card, ListGroup, ListGroupItem } from 'reactstrap'

export function Lists() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-columns">
      <Card>
        <ListGroup flush>
          {['lessons', 'exams', 'vehicles'].map((id) => (
            <ListGroupItem key={id}>{t(id)}</ListGroupItem>
          ))}
        </ListGroup>
      </Card>
    </div>
  )
}
