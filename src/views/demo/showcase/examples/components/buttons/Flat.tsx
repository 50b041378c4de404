import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'
import { Button as RsButton } from 'reactstrap'

const TONES = ['primary', 'info', 'warning', 'danger'] as const

export function Flat() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      {TONES.map((tone) => (
        <RsButton key={tone} type="button" color={`flat-${tone}`} onClick={pressed(t(`tone.${tone}`))}>
          {t(`tone.${tone}`)}
        </RsButton>
      ))}
    </div>
  )
}
