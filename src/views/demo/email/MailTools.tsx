import type { Email } from '@contract/demo/email'
import { EMAIL_LABELS } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { Menu } from '@core/components/overlays/Menu'
import { ArchiveRestore, Check, FolderInput, type LucideIcon, Mail, MailOpen, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { targetsOf } from './place'
import type { MailActions } from './useMailActions'

interface MailToolsProps {
  emails: readonly Email[]
  actions: MailActions
  /** In the trash: messages can be restored, or deleted permanently. */
  isTrash: boolean
  /** Shows labels beside the icons, where there is space. */
  hasWords?: boolean
  /** Called after an action that removes the messages from the list. */
  onMoved?: () => void
  onMarked?: () => void
}

/** The actions on the selected messages, or on the open one. */
export function MailTools({ emails, actions, isTrash, hasWords = false, onMoved, onMarked }: MailToolsProps) {
  const { t } = useTranslation('demoEmail')
  const isRead = emails.every((email) => email.isRead)
  const after = (done: Promise<unknown>, then?: () => void) => {
    then?.()
    void done
  }
  const folders = isTrash ? [] : targetsOf(emails)
  return (
    <>
      {isTrash ? (
        <Tool
          hasWords={hasWords}
          icon={ArchiveRestore}
          label={t('restore')}
          onClick={() => after(actions.restore(emails), onMoved)}
        />
      ) : null}
      <Tool
        hasWords={hasWords}
        icon={Trash2}
        label={isTrash ? t('erase') : t('trash')}
        onClick={() => (isTrash ? void actions.erase(emails, onMoved) : after(actions.trash(emails), onMoved))}
      />
      <Tool
        hasWords={hasWords}
        icon={isRead ? Mail : MailOpen}
        label={isRead ? t('markUnread') : t('markRead')}
        onClick={() => after(actions.mark(emails, !isRead), onMarked)}
      />
      {folders.length > 0 ? (
        <Menu
          look="ghost"
          label={t('moveTo')}
          items={folders.map((folder) => ({
            id: folder,
            label: t(`folder.${folder}`),
            onSelect: () => after(actions.move(emails, folder), onMoved),
          }))}
        >
          <MenuFace hasWords={hasWords} icon={FolderInput} label={t('moveTo')} />
        </Menu>
      ) : null}
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
        <MenuFace hasWords={hasWords} icon={Tag} label={t('labels')} />
      </Menu>
    </>
  )
}

interface FaceProps {
  icon: LucideIcon
  label: string
  hasWords: boolean
}

function Tool({ icon, label, hasWords, onClick }: FaceProps & { onClick: () => void }) {
  return hasWords ? (
    <Button look="ghost" icon={icon} onClick={onClick}>
      {label}
    </Button>
  ) : (
    <IconButton icon={icon} label={label} onClick={onClick} />
  )
}

function MenuFace({ icon: Icon, label, hasWords }: FaceProps): ReactNode {
  return (
    <>
      <Icon aria-hidden size={hasWords ? 16 : 18} strokeWidth={1.75} />
      {hasWords ? <span className="btn-text">{label}</span> : null}
    </>
  )
}
