import type { OpenEmail } from '@contract/demo/email'
import { IconButton } from '@core/components/IconButton'
import { ChevronDown, ChevronUp, Printer, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MailTools } from './MailTools'
import type { MailActions } from './useMailActions'

interface ReadingToolsProps {
  email: OpenEmail
  actions: MailActions
  onClose: () => void
  onNeighbour: (dir: 'previous' | 'next') => void
}

/** The actions on the open message, and links to its neighbours in the list. */
export function ReadingTools({ email, actions, onClose, onNeighbour }: ReadingToolsProps) {
  const { t } = useTranslation('demoEmail')
  const isTrash = email.folder === 'trash' || email.isDeleted === true
  return (
    <>
      <MailTools emails={[email]} actions={actions} isTrash={isTrash} onMoved={onClose} onMarked={onClose} />
      <div className="app-tools-end">
        <IconButton
          icon={Star}
          className="star-button"
          label={t('star')}
          aria-pressed={email.isStarred}
          onClick={() => void actions.star(email)}
        />
        <IconButton className="mail-print" icon={Printer} label={t('print')} onClick={() => window.print()} />
        <IconButton
          icon={ChevronUp}
          label={t('previous')}
          disabled={!email.hasPreviousMail}
          onClick={() => onNeighbour('previous')}
        />
        <IconButton
          icon={ChevronDown}
          label={t('next')}
          disabled={!email.hasNextMail}
          onClick={() => onNeighbour('next')}
        />
      </div>
    </>
  )
}
