import { Avatar } from '@core/components/Avatar'
import { StatusDot } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const STATES = ['success', 'warning', 'danger', 'neutral'] as const

export function Status() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {STATES.map((tone) => (
        <span key={tone} className="person">
          <Avatar name="Nadia Ferchichi" size={40} />
          <StatusDot tone={tone} label={t(`presence.${tone}`)} />
        </span>
      ))}
    </div>
  )
}
