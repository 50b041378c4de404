import type { Email } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { useLatest } from '@core/hooks/useLatest'
import { Inbox, Trash2 } from 'lucide-react'
import { type Ref, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { VirtualList, type VirtualListHandle } from '../shared/VirtualList'
import { MailRow } from './MailRow'
import { type Mail, useShortTime } from './useMail'
import type { MailActions } from './useMailActions'

interface MailListProps {
  mail: Mail
  actions: MailActions
  openId: number | null
  isTrash: boolean
  /** The search text, if any. */
  search: string | undefined
  label: string
  onOpen: (email: Email, event: React.MouseEvent) => void
  ref: Ref<VirtualListHandle>
}

const keyOf = ({ id }: Email) => id
const WAITING = [88, 72, 80, 64, 84, 70, 76]

/** The messages of a folder, a label or a search, virtualised. */
export function MailList({ mail, actions, openId, isTrash, search, label, onOpen, ref }: MailListProps) {
  const { t } = useTranslation(['demoEmail', 'common'])
  const [params] = useSearchParams()
  const shortTime = useShortTime()
  const latest = useLatest({ mail, actions, onOpen })
  const onToggle = useCallback((id: number) => latest.current.mail.toggle(id), [])
  const onStar = useCallback((email: Email) => void latest.current.actions.star(email), [])
  const onOpened = useCallback((email: Email, event: React.MouseEvent) => latest.current.onOpen(email, event), [])
  if (mail.isError) return <ErrorState onRetry={mail.refetch} />
  if (mail.isLoading) {
    return (
      <div className="app-wait" role="status" aria-label={t('common:loading')}>
        {WAITING.map((width) => (
          <SkeletonLine key={width} width={`${width}%`} />
        ))}
      </div>
    )
  }
  if (mail.emails.length === 0) {
    return (
      <EmptyState
        icon={Inbox}
        title={search ? t('empty.search') : t('empty.folder')}
        text={search ? t('empty.searchText') : t('empty.folderText')}
      />
    )
  }
  const addressOf = (id: number) => {
    const next = new URLSearchParams(params)
    next.set('mail', String(id))
    return `?${next}`
  }
  return (
    <>
      {search ? <SearchNote text={search} count={mail.emails.length} /> : null}
      {isTrash && !search ? <TrashNote onEmpty={() => void actions.erase(mail.emails)} /> : null}
      <VirtualList
        ref={ref}
        items={mail.emails}
        keyOf={keyOf}
        rowHeight={45}
        label={label}
        renderRow={(email) => (
          <MailRow
            email={email}
            to={addressOf(email.id)}
            time={shortTime(email.time)}
            isOpen={email.id === openId}
            isChosen={mail.isChosen(email.id)}
            onToggle={onToggle}
            onStar={onStar}
            onOpen={onOpened}
          />
        )}
      />
    </>
  )
}

/** The number of matches and the scope of the search: the mail search reads subjects only. */
function SearchNote({ text, count }: { text: string; count: number }) {
  const { t } = useTranslation('demoEmail')
  return (
    <p className="mail-note" role="status">
      <span>{t('found', { count, text })}</span> <span className="muted">{t('searchScope')}</span>
    </p>
  )
}

function TrashNote({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useTranslation('demoEmail')
  return (
    <p className="mail-note">
      <span className="muted">{t('trashKeeps')}</span>
      <Button size="sm" icon={Trash2} onClick={onEmpty}>
        {t('emptyTrash')}
      </Button>
    </p>
  )
}
