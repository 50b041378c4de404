import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import { PopoverBody, UncontrolledPopover } from 'reactstrap'

const TRIGGERS = ['click', 'focus', 'hover', 'legacy'] as const

export function Triggers() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {TRIGGERS.map((trigger) => (
        <span key={trigger}>
          <Button id={`popover-on-${trigger}`}>{t(`trigger.${trigger}`)}</Button>
          <UncontrolledPopover
            target={`popover-on-${trigger}`}
            trigger={trigger}
            placement="bottom"
            container=".showcase"
          >
            <PopoverBody>{t('short')}</PopoverBody>
          </UncontrolledPopover>
        </span>
      ))}
    </div>
  )
}
