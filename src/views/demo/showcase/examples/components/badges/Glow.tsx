import { useTranslation } from 'react-i18next'
import { Badge } from 'reactstrap'

const TONES = ['primary', 'info', 'warning', 'danger'] as const

export function Glow() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs showcase-row">
      {TONES.map((tone) => (
        <Badge key={tone} color={tone} className="badge-glow">
          {t(`tone.${tone}`)}
        </Badge>
      ))}
    </div>
  )
}
