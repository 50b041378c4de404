import { toast } from '@core/components/messages/toast'
import { ContextMenu } from '@src/views/demo/showcase/parts/ContextMenu'
import { useTranslation } from 'react-i18next'

export function LeftPress() {
  const { t } = useTranslation('demoExtensions')
  const chosen = (label: string) => ({ label, onSelect: () => toast.info(label) })
  const actions = [
    { id: 'move', ...chosen(t('word.moveLesson')) },
    { id: 'call', ...chosen(t('word.callCandidate')) },
    { id: 'cancel', ...chosen(t('word.cancelButton')), disabled: true },
  ]
  return (
    <ContextMenu label={t('word.lesson')} actions={actions} by="left">
      {t('word.leftPress')}
    </ContextMenu>
  )
}
