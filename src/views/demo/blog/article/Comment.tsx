import type { BlogComment } from '@contract/demo/blog'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { Reply } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentForm } from './CommentForm'

interface CommentProps {
  articleId: number
  comment: BlogComment
  answers: readonly BlogComment[]
  /** Whether the form to answer it is open. */
  isAnswered: boolean
  onAnswer: (isOpen: boolean) => void
}

/** A comment, its answers, and the button that opens a form to answer it. */
export function Comment({ articleId, comment, answers, isAnswered, onAnswer }: CommentProps) {
  const { t } = useTranslation('demoBlog')
  const { id, userFullName: name } = comment
  const button = useRef<HTMLDivElement>(null)
  const close = () => {
    onAnswer(false)
    button.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <Said comment={comment} />
      <div className="blog-answers">
        {answers.length > 0 ? (
          <ol aria-label={t('reply.list', { name })}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <Said comment={answer} />
              </li>
            ))}
          </ol>
        ) : null}
        <div ref={button}>
          <Button
            look="ghost"
            size="sm"
            icon={Reply}
            aria-expanded={isAnswered}
            aria-label={t('reply.to', { name })}
            onClick={() => onAnswer(!isAnswered)}
          >
            {t('reply.open')}
          </Button>
        </div>
        {isAnswered ? (
          <CommentForm
            id={articleId}
            replyTo={id}
            label={t('reply.to', { name })}
            field={t('reply.field')}
            onClose={close}
          />
        ) : null}
      </div>
    </>
  )
}

function Said({ comment: { avatar, userFullName, commentedAt, commentText } }: { comment: BlogComment }) {
  const format = useFormat()
  return (
    <div className="blog-comment">
      <Avatar name={userFullName} src={avatar} size={40} />
      <div>
        <p>
          <b>{userFullName}</b>{' '}
          <time className="muted" dateTime={commentedAt}>
            {format.day(commentedAt)}
          </time>
        </p>
        <p className="blog-said">{commentText}</p>
      </div>
    </div>
  )
}
