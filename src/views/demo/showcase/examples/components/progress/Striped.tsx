import { useTranslation } from 'react-i18next'
import { Progress } from 'reactstrap'

export function Striped() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Progress striped barAriaLabelledBy="progress-striped" value={45}>
        <span id="progress-striped" className="visually-hidden">
          {t('importing')}
        </span>
      </Progress>
    </div>
  )
}
