import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup>
        {(['primary', 'secondary', 'info', 'warning', 'danger'] as const).map((tone) => (
          <ListGroupItem key={tone} color={tone}>
            {t(`tone.${tone}`)}
          </ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
