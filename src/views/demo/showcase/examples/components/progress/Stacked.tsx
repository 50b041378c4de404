import { useTranslation } from 'react-i18next'
import { Progress } from 'reactstrap'

export function Stacked() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      <Progress multi>
        {Object.entries({ primary: 30, info: 20, warning: 25 }).map(([tone, value]) => (
          <Progress bar key={tone} color={tone} value={value} barAriaLabelledBy={`stacked-${tone}`}>
            <span id={`stacked-${tone}`} className="visually-hidden">
              {t(`tone.${tone}`)}
            </span>
          </Progress>
        ))}
      </Progress>
    </div>
  )
}
