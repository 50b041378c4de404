import type { Email } from '@contract/demo/email'
import { EMAIL_LABELS } from '@contract/demo/email'
import { IconButton } from '@core/components/IconButton'
import { Menu } from '@core/components/Menu'
import { ArchiveRestore, Check, FolderInput, Mail, MailOpen, Tag, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { TARGETS } from './place'
import type { MailActions } from './useMailActions'

interface MailToolsProps {
  emails: readonly Email[]
  actions: MailActions
  /** In the trash: they can only come back. */
  isTrash: boolean
  /** Called once something was done that takes the messages away. */
  onMoved?: () => void
  onMarked?: () => void
}

/** What can be done with the messages chosen, or with the one that is read. */
export function MailTools({ emails, actions, isTrash, onMoved, onMarked }: MailToolsProps) {
  const { t } = useTranslation('demoEmail')
  const isRead = emails.every((email) => email.isRead)
  const after = (done: Promise<unknown>, then?: () => void) => {
    then?.()
    void done
  }
  const folders = TARGETS.filter((folder) => folder !== 'trash' && !emails.every((email) => email.folder === folder))
  return (
    <>
      {isTrash ? (
        <IconButton
          icon={ArchiveRestore}
          label={t('restore')}
          onClick={() => after(actions.restore(emails), onMoved)}
        />
      ) : (
        <IconButton icon={Trash2} label={t('trash')} onClick={() => after(actions.trash(emails), onMoved)} />
      )}
      <IconButton
        icon={isRead ? Mail : MailOpen}
        label={isRead ? t('markUnread') : t('markRead')}
        onClick={() => after(actions.mark(emails, !isRead), onMarked)}
      />
      <Menu
        look="ghost"
        label={t('moveTo')}
        items={folders.map((folder) => ({
          id: folder,
          label: t(`folder.${folder}`),
          onSelect: () => after(actions.move(emails, folder), onMoved),
        }))}
      >
        <FolderInput aria-hidden size={18} strokeWidth={1.75} />
      </Menu>
      <Menu
        look="ghost"
        label={t('labels')}
        items={EMAIL_LABELS.map((label) => {
          const isOn = emails.every(({ labels }) => labels.includes(label))
          return {
            id: label,
            icon: isOn ? Check : Tag,
            label: isOn ? t('unlabel', { label: t(`label.${label}`) }) : t(`label.${label}`),
            onSelect: () => void actions.label(emails, label),
          }
        })}
      >
        <Tag aria-hidden size={18} strokeWidth={1.75} />
      </Menu>
    </>
  )
}
