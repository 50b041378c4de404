import { useTranslation } from 'react-i18next'
import { Badge, ListGroup, ListGroupItem } from 'reactstrap'

export function Counts() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup>
        {Object.entries({ lessons: 14, exams: 3, vehicles: 6 }).map(([id, count]) => (
          <ListGroupItem key={id} className="d-flex justify-content-between">
            {t(id)}{' '}
            <Badge pill color="primary">
              {count}
            </Badge>
          </ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
