import { useTranslation } from 'react-i18next'
import { Progress } from 'reactstrap'

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-stack">
      {(['primary', 'info', 'warning', 'danger'] as const).map((tone, index) => (
        <Progress key={tone} barAriaLabelledBy={`progress-${tone}`} color={tone} value={30 + index * 20}>
          <span id={`progress-${tone}`} className="visually-hidden">
            {t(`tone.${tone}`)}
          </span>
        </Progress>
      ))}
    </div>
  )
}
