import { Button } from '@core/components/Button'
import { alertBox } from '@src/views/demo/showcase/parts/alertBox'
import { useTranslation } from 'react-i18next'

const MOTIONS = ['fade', 'slide', 'zoom', 'flip', 'shake'] as const

export function Motions() {
  const { t } = useTranslation('demoExtensions')
  const show = (motion: string) =>
    alertBox({ titleText: t('word.planned'), animation: true, showClass: { popup: `alert-in-${motion}` } })
  return (
    <div className="showcase-row">
      {MOTIONS.map((motion) => (
        <Button key={motion} onClick={() => void show(motion)}>
          {t(`word.motion.${motion}`)}
        </Button>
      ))}
    </div>
  )
}
