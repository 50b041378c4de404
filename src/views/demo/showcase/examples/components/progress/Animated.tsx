import { useTranslation } from 'react-i18next'
import { Progress } from 'reactstrap'

export function Animated() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Progress animated barAriaLabelledBy="progress-animated" value={70}>
        <span id="progress-animated" className="visually-hidden">
          {t('sending')}
        </span>
      </Progress>
    </div>
  )
}
