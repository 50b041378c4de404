import type { BlogDetail } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/TextAreaField'
import { useFormat } from '@core/format/useFormat'
import { selectUserData } from '@src/redux/auth/slice'
import { useCommentBlogMutation } from '@src/redux/demo/blog/api'
import { useAppSelector } from '@src/redux/hooks'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface CommentsProps {
  id: number
  comments: BlogDetail['comments']
}

/** The comments of an article, and the form to add one. */
export function Comments({ id, comments }: CommentsProps) {
  const { t } = useTranslation('demoBlog')
  const format = useFormat()
  return (
    <section className="card blog-thread" aria-labelledby="blog-thread">
      <h2 id="blog-thread">{t('comments', { count: comments.length })}</h2>
      <ol>
        {comments.map(({ avatar, userFullName, commentedAt, commentText }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: comments have no id and are only added at the end
          <li key={index}>
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
          </li>
        ))}
      </ol>
      <CommentForm id={id} />
    </section>
  )
}

interface Values {
  commentText: string
}

function CommentForm({ id }: { id: number }) {
  const { t } = useTranslation('demoBlog')
  const name = useAppSelector(selectUserData)?.connect.nomComplet ?? ''
  const [send] = useCommentBlogMutation()
  const form = useForm<Values>({
    defaultValues: { commentText: '' },
    resolver: checkResolver<Values>(({ commentText }) => ({
      commentText: commentText.trim() ? undefined : 'required',
    })),
  })
  const submit = async (values: Values) => {
    const { error } = await send({ id, ...values })
    if (!error) form.reset()
  }
  return (
    <Form form={form} onSubmit={submit} label={t('comment.label')}>
      <TextAreaField
        name="commentText"
        label={t('comment.field')}
        hint={t('comment.as', { name })}
        required
        maxLength={1000}
      />
      <div>
        <Button type="submit" look="primary" icon={Send} pending={form.formState.isSubmitting}>
          {t('comment.send')}
        </Button>
      </div>
    </Form>
  )
}
