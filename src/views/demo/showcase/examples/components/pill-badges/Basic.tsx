import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

const TONES = ['primary', 'secondary', 'info', 'warning', 'danger'] as const

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      {TONES.map((tone) => (
        <Badge key={tone} pill color={tone}>
          {t(`tone.${tone}`)}
        </Badge>
      ))}
    </div>
  )
}
