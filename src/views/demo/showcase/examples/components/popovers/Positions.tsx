import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import { PopoverBody, UncontrolledPopover } from 'reactstrap'

const PLACES = ['top', 'right', 'bottom', 'left'] as const

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {PLACES.map((place) => (
        <span key={place}>
          <Button id={`popover-${place}`}>{t(`side.${place}`)}</Button>
          <UncontrolledPopover target={`popover-${place}`} placement={place} trigger="legacy" container=".showcase">
            <PopoverBody>{t('short')}</PopoverBody>
          </UncontrolledPopover>
        </span>
      ))}
    </div>
  )
}
