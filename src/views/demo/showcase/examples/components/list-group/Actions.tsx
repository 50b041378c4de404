import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListGroup, ListGroupItem } from 'reactstrap'

export function Actions() {
  const { t } = useTranslation('demoSample')
  const [chosen, setChosen] = useState('lessons')
  return (
    <div className="bs">
      <ListGroup tag="div">
        {['lessons', 'exams', 'vehicles'].map((id) => (
          <ListGroupItem
            key={id}
            tag="button"
            type="button"
            action
            active={id === chosen}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
          >
            {t(id)}
          </ListGroupItem>
        ))}
      </ListGroup>
    </div>
  )
}
