import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PopoverBody, PopoverHeader, Popover as RsPopover } from 'reactstrap'

export function Controlled() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="showcase-row">
      <Button id="popover-controlled" aria-expanded={isOpen}>
        {t('open')}
      </Button>
      <RsPopover
        target="popover-controlled"
        isOpen={isOpen}
        toggle={() => setOpen(!isOpen)}
        placement="right"
        container=".showcase"
        flip
      >
        <PopoverHeader tag="p">{t('title')}</PopoverHeader>
        <PopoverBody>{t('short')}</PopoverBody>
      </RsPopover>
      <span className="muted">{t(isOpen ? 'opened' : 'closed')}</span>
    </div>
  )
}
