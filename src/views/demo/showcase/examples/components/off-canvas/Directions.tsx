import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Offcanvas, OffcanvasBody, OffcanvasHeader } from 'reactstrap'

const SIDES = ['start', 'end', 'up', 'down'] as const
const PLACES = { start: 'start', end: 'end', up: 'top', down: 'bottom' } as const

export function Directions() {
  const { t } = useTranslation('demoSample')
  const [side, setSide] = useState<(typeof SIDES)[number] | null>(null)
  const close = () => setSide(null)
  return (
    <div className="showcase-row">
      {SIDES.map((one) => (
        <Button key={one} onClick={() => setSide(one)}>
          {t(`direction.${one}`)}
        </Button>
      ))}
      {side ? (
        <Offcanvas isOpen toggle={close} direction={PLACES[side]} role="dialog" aria-modal aria-label={t('title')}>
          <OffcanvasHeader tag="h2" toggle={close} closeAriaLabel={t('close')}>
            {t('title')}
          </OffcanvasHeader>
          <OffcanvasBody>{t('long')}</OffcanvasBody>
        </Offcanvas>
      ) : null}
    </div>
  )
}
