import type { BlogComment } from '@contract/demo/blog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Comment } from './Comment'
import { CommentForm } from './CommentForm'

interface CommentsProps {
  id: number
  comments: readonly BlogComment[]
}

/** The comments of an article with their answers, and the form to add one. */
export function Comments({ id, comments }: CommentsProps) {
  const { t } = useTranslation('demoBlog')
  const [answered, setAnswered] = useState<number | null>(null)
  return (
    <section className="card blog-thread" id="blog-thread" aria-labelledby="blog-thread-title">
      <h2 id="blog-thread-title">{t('comments', { count: comments.length })}</h2>
      <ol>
        {comments
          .filter(({ replyTo }) => replyTo === null)
          .map((comment) => (
            <li key={comment.id}>
              <Comment
                articleId={id}
                comment={comment}
                answers={comments.filter(({ replyTo }) => replyTo === comment.id)}
                isAnswered={answered === comment.id}
                onAnswer={(isOpen) => setAnswered(isOpen ? comment.id : null)}
              />
            </li>
          ))}
      </ol>
      <CommentForm id={id} label={t('comment.label')} field={t('comment.field')} />
    </section>
  )
}
