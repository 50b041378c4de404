import { useTranslation } from 'react-i18next'
import { Alert } from 'reactstrap'

const TONES = ['primary', 'secondary', 'info', 'warning', 'danger'] as const

export function Colours() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="bs">
      {TONES.map((tone) => (
        <Alert key={tone} color={tone} fade={false} role="note">
          <b>{t(`tone.${tone}`)}</b> — {t('short')}
        </Alert>
      ))}
    </div>
  )
}
