import { toast } from '@core/components/messages/toast'
import { ContextMenu } from '@src/views/demo/showcase/parts/ContextMenu'
import { useTranslation } from 'react-i18next'

const MOTIONS = ['fade', 'flip', 'pop', 'zoom'] as const

export function Motions() {
  const { t } = useTranslation('demoExtensions')
  const chosen = (label: string) => ({ label, onSelect: () => toast.info(label) })
  const actions = [
    { id: 'move', ...chosen(t('word.moveLesson')) },
    { id: 'call', ...chosen(t('word.callCandidate')) },
  ]
  return (
    <div className="showcase-columns">
      {MOTIONS.map((motion) => (
        <ContextMenu key={motion} label={t('word.lesson')} actions={actions} by="left" motion={motion}>
          {t(`word.motion.${motion}`)}
        </ContextMenu>
      ))}
    </div>
  )
}
