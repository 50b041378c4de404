import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'

const LOOKS = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost'] as const

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="showcase-row">
      {LOOKS.map((look) => (
        <Button key={look} look={look}>
          {t(look.startsWith('danger') ? 'delete' : 'save')}
        </Button>
      ))}
    </div>
  )
}
