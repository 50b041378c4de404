import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Collapse } from 'reactstrap'

export function Basic() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="bs showcase-stack">
      <div className="showcase-row">
        <Button aria-expanded={isOpen} aria-controls="collapse-basic" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'close' : 'open')}
        </Button>
        <span role="status" className="muted">
          {t(isOpen ? 'opened' : 'closed')}
        </span>
      </div>
      <Collapse id="collapse-basic" isOpen={isOpen}>
        <p>{t('long')}</p>
      </Collapse>
    </div>
  )
}
