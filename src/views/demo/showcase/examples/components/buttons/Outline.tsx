import { usePressed } from '@src/views/demo/showcase/pieces/usePressed'
import { useTranslation } from 'react-i18next'
import { Button as RsButton } from 'reactstrap'

const TONES = ['primary', 'secondary', 'info', 'warning', 'danger'] as const

export function Outline() {
  const { t } = useTranslation('demoSample')
  const pressed = usePressed()
  return (
    <div className="showcase-row">
      {TONES.map((tone) => (
        <RsButton key={tone} type="button" outline color={tone} onClick={pressed(t(`tone.${tone}`))}>
          {t(`tone.${tone}`)}
        </RsButton>
      ))}
    </div>
  )
}
