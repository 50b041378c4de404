import { Button } from '@core/components/Button'
import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'

const LOOKS = ['primary', 'secondary', 'ghost', 'danger', 'danger-ghost'] as const

export function Basic() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      {LOOKS.map((look) => (
        <Button key={look} look={look} onClick={pressed(t(look.startsWith('danger') ? 'delete' : 'save'))}>
          {t(look.startsWith('danger') ? 'delete' : 'save')}
        </Button>
      ))}
    </div>
  )
}
