import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Collapse } from 'reactstrap'

export function OnHover() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="bs" onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('more')}
      </Button>
      <Collapse isOpen={isOpen}>
        <p>{t('long')}</p>
      </Collapse>
    </div>
  )
}
