import { Button } from '@core/components/Button'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { selectUserData } from '@src/redux/auth/slice'
import { useCommentBlogMutation } from '@src/redux/demo/blog/api'
import { useAppSelector } from '@src/redux/hooks'
import { Send } from 'lucide-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

interface CommentFormProps {
  /** The article. */
  id: number
  /** The comment that is answered. */
  replyTo?: number
  label: string
  field: string
  /** For a form that was opened on demand: it takes the focus, and closes after it is sent or cancelled. */
  onClose?: () => void
}

/** Adds a comment to an article, or an answer to a comment. */
export function CommentForm({ id, replyTo, label, field, onClose }: CommentFormProps) {
  const { t } = useTranslation('demoBlog')
  const name = useAppSelector(selectUserData)?.connect.nomComplet ?? ''
  const [send] = useCommentBlogMutation()
  const form = useForm({
    defaultValues: { commentText: '' },
    resolver: checkResolver<{ commentText: string }>(({ commentText }) => ({
      commentText: commentText.trim() ? undefined : 'required',
    })),
  })
  const { setFocus } = form
  const isOpened = onClose !== undefined
  useEffect(() => {
    if (isOpened) setFocus('commentText')
  }, [isOpened, setFocus])
  const submit = async (values: { commentText: string }) => {
    const { error } = await send({ id, ...(replyTo !== undefined && { replyTo }), ...values })
    if (error) return
    form.reset()
    onClose?.()
  }
  return (
    <Form form={form} onSubmit={submit} label={label}>
      <TextAreaField name="commentText" label={field} hint={t('comment.as', { name })} required maxLength={1000} />
      <div className="page-actions">
        <Button type="submit" look="primary" icon={Send} pending={form.formState.isSubmitting}>
          {t(isOpened ? 'reply.send' : 'comment.send')}
        </Button>
        {onClose ? (
          <Button look="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
