import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { useTranslation } from 'react-i18next'

const TYPES = ['success', 'info', 'warning', 'error'] as const

export function Types() {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-row">
      {TYPES.map((icon) => (
        <Button key={icon} onClick={() => void alertBox({ icon, titleText: t(`word.alert.${icon}`) })}>
          {t(`word.type.${icon}`)}
        </Button>
      ))}
    </div>
  )
}
