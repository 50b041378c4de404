import type { EmailListQuery, EmailReply, OpenEmail } from '@contract/demo/email'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { useEmailQuery } from '@src/redux/demo/email/api'
import { ArrowLeft, Forward, History, PenLine, Reply, ReplyAll } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageView } from './MessageView'
import { BULLETS } from './place'
import { ReadingTools } from './ReadingTools'
import type { MailActions } from './useMailActions'

export interface Answers {
  onReply: (email: OpenEmail, toAll: boolean) => void
  onForward: (email: OpenEmail) => void
  onContinue: (email: OpenEmail) => void
}

interface ReadingPaneProps extends Answers {
  id: number
  query: EmailListQuery
  actions: MailActions
  onClose: () => void
  onNeighbour: (dir: 'previous' | 'next') => void
}

/** Opening a message marks it as read, once: the user can mark it as unread again. */
function useMarkAsRead(email: OpenEmail | undefined, { mark }: MailActions) {
  const marked = useRef<number | null>(null)
  useEffect(() => {
    if (!email || marked.current === email.id) return
    marked.current = email.id
    if (!email.isRead) void mark([email], true)
  }, [email, mark])
}

/** The open message with its conversation. */
export function ReadingPane({ id, query, actions, onClose, onNeighbour, ...answers }: ReadingPaneProps) {
  const { t } = useTranslation('demoEmail')
  const { currentData: email, error, refetch } = useEmailQuery({ id, ...query })
  const title = useRef<HTMLHeadingElement>(null)
  const isThere = email !== undefined
  useMarkAsRead(email, actions)
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true })
  }, [isThere])
  const isGone = error && 'status' in error && error.status === 404
  return (
    <section className="mail-pane" aria-label={t('message')}>
      <div className="app-tools">
        <IconButton icon={ArrowLeft} label={t('backToList')} onClick={onClose} />
        {email ? <ReadingTools email={email} actions={actions} onClose={onClose} onNeighbour={onNeighbour} /> : null}
      </div>
      <div className="mail-pane-body">
        {error && !email ? (
          <ErrorState
            title={isGone ? t('gone') : undefined}
            text={isGone ? t('goneText') : undefined}
            onRetry={isGone ? undefined : refetch}
          />
        ) : null}
        {email ? (
          <>
            <h2 ref={title} tabIndex={-1} className="mail-title">
              {email.subject || t('noSubject')}
            </h2>
            <Tags email={email} />
            <Conversation key={email.id} email={email} />
            <AnswerButtons email={email} {...answers} />
          </>
        ) : null}
        {email || error ? null : <SkeletonLine width="50%" />}
      </div>
    </section>
  )
}

function Tags({ email }: { email: OpenEmail }) {
  const { t } = useTranslation('demoEmail')
  if (email.labels.length === 0) return null
  return (
    <p className="mail-tags">
      {email.labels.map((label) => (
        <span key={label} className={`tag ${BULLETS[label]}`}>
          {t(`label.${label}`)}
        </span>
      ))}
    </p>
  )
}

function Conversation({ email }: { email: OpenEmail }) {
  const { t } = useTranslation('demoEmail')
  const [showsEarlier, setShown] = useState(false)
  const isLater = ({ time }: EmailReply) => time > email.time
  const [before, after] = [email.replies.filter((one) => !isLater(one)), email.replies.filter(isLater)]
  return (
    <>
      {before.length > 0 ? (
        <Button
          className="mail-earlier"
          look="ghost"
          size="sm"
          icon={History}
          aria-expanded={showsEarlier}
          onClick={() => setShown(!showsEarlier)}
        >
          {showsEarlier ? t('hideEarlier') : t('earlier', { count: before.length })}
        </Button>
      ) : null}
      {showsEarlier
        ? before.map((reply) => <MessageView key={`${reply.time} ${reply.from.email}`} message={reply} />)
        : null}
      <MessageView message={email} />
      {after.map((reply) => (
        <MessageView key={`${reply.time} ${reply.from.email}`} message={reply} />
      ))}
    </>
  )
}

function AnswerButtons({ email, onReply, onForward, onContinue }: Answers & { email: OpenEmail }) {
  const { t } = useTranslation('demoEmail')
  if (email.folder === 'draft') {
    return (
      <div className="mail-answers">
        <Button look="primary" icon={PenLine} onClick={() => onContinue(email)}>
          {t('continueDraft')}
        </Button>
      </div>
    )
  }
  return (
    <div className="mail-answers">
      <Button icon={Reply} onClick={() => onReply(email, false)}>
        {t('reply')}
      </Button>
      {email.to.length + email.cc.length > 1 ? (
        <Button icon={ReplyAll} onClick={() => onReply(email, true)}>
          {t('replyAll')}
        </Button>
      ) : null}
      <Button icon={Forward} onClick={() => onForward(email)}>
        {t('forward')}
      </Button>
    </div>
  )
}
