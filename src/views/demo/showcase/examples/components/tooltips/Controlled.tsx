import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip as RsTooltip } from 'reactstrap'

export function Controlled() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button id="tooltip-controlled">{t('more')}</Button>
      <RsTooltip target="tooltip-controlled" isOpen={isOpen} toggle={() => setOpen(!isOpen)} container=".showcase">
        {t('short')}
      </RsTooltip>
    </div>
  )
}
