import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

const TONES = ['primary', 'secondary', 'info', 'warning', 'danger'] as const

export function Light() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      {TONES.map((tone) => (
        <Badge key={tone} pill color="" className={`badge-light-${tone}`}>
          {t(`tone.${tone}`)}
        </Badge>
      ))}
    </div>
  )
}
