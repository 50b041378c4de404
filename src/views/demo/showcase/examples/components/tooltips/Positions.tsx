import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import { UncontrolledTooltip } from 'reactstrap'

const PLACES = ['top', 'right', 'bottom', 'left'] as const

export function Positions() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {PLACES.map((place) => (
        <span key={place}>
          <Button id={`tooltip-${place}`}>{t(`side.${place}`)}</Button>
          <UncontrolledTooltip target={`tooltip-${place}`} placement={place} container=".showcase">
            {t('short')}
          </UncontrolledTooltip>
        </span>
      ))}
    </div>
  )
}
