import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap'

export function NoBackdrop() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(!isOpen)
  return (
    <div>
      <Button aria-expanded={isOpen} onClick={toggle}>
        {t('open')}
      </Button>
      {isOpen ? (
        <Offcanvas
          isOpen
          toggle={toggle}
          backdrop={false}
          scrollable
          direction="end"
          role="dialog"
          aria-label={t('title')}
        >
          <OffcanvasHeader tag="h2" toggle={toggle} closeAriaLabel={t('close')}>
            {t('title')}
          </OffcanvasHeader>
          <OffcanvasBody>{t('long')}</OffcanvasBody>
        </Offcanvas>
      ) : null}
    </div>
  )
}
