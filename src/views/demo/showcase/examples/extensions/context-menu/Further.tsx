import { toast } from '@core/components/messages/toast'
import { ContextMenu } from '@src/views/demo/showcase/parts/ContextMenu'
import { useTranslation } from 'react-i18next'

export function Further() {
  const { t } = useTranslation('demoExtensions')
  const chosen = (label: string) => ({ label, onSelect: () => toast.info(label) })
  const actions = [
    { id: 'move', ...chosen(t('word.moveLesson')) },
    {
      id: 'send',
      label: t('word.sendTo'),
      actions: [
        { id: 'mail', ...chosen(t('word.byMail')) },
        { id: 'text', ...chosen(t('word.byText')) },
        { id: 'post', ...chosen(t('word.byPost')), disabled: true },
      ],
    },
    { id: 'cancel', ...chosen(t('word.cancelButton')) },
  ]
  return (
    <ContextMenu label={t('word.lesson')} actions={actions}>
      {t('word.rightPress')}
    </ContextMenu>
  )
}
