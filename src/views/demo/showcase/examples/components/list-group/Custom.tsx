import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem, ListGroupItemHeading, ListGroupItemText } from 'reactstrap'

export function Custom() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <ListGroup>
        {['Amira Haddad', 'Karim Mansour'].map((name) => (
          <ListGroupItem key={name}>
            <ListGroupItemHeading tag="h3">
              <span className="person">
                <Avatar name={name} /> {name}
              </span>
            </ListGroupItemHeading>
            <ListGroupItemText>{t('long')}</ListGroupItemText>
          </ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
