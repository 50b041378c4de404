import { CalendarDays, Car, GraduationCap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Icons() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup>
        <ListGroupItem>
          <CalendarDays aria-hidden size={16} strokeWidth={1.75} /> {t('lessons')}
        </ListGroupItem>
        <ListGroupItem>
          <GraduationCap aria-hidden size={16} strokeWidth={1.75} /> {t('exams')}
        </ListGroupItem>
        <ListGroupItem>
          <Car aria-hidden size={16} strokeWidth={1.75} /> {t('vehicles')}
        </ListGroupItem>
      </ListGroup>
    </div>
  )
}
