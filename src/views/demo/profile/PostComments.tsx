import type { ProfilePost } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { IconButton } from '@core/components/IconButton'
import { useCommentPostMutation } from '@src/redux/demo/profile/api'
import { Send } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CommentLike } from './CommentLike'

/** The comments on a message, and a line to add one. */
export function PostComments({ post: { id, detailedComments, username, avatar } }: { post: ProfilePost }) {
  const { t } = useTranslation('demoProfile')
  const fieldId = useId()
  const [text, setText] = useState('')
  const [send, { isLoading }] = useCommentPostMutation()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const comment = text.trim()
    if (!comment || isLoading) return
    const { error } = await send({ id, comment })
    if (!error) setText('')
  }
  return (
    <>
      <ul className="wall-comments">
        {detailedComments.map((one) => (
          <li key={one.id}>
            <Avatar name={one.username} src={one.avatar} />
            <span>
              <b>{one.username}</b>
              <span className="wall-said">{one.comment}</span>
            </span>
            <CommentLike postId={id} comment={one} />
          </li>
        ))}
      </ul>
      <form className="wall-comment" onSubmit={(event) => void submit(event)}>
        <Avatar name={username} src={avatar} />
        <label className="visually-hidden" htmlFor={fieldId}>
          {t('comment')}
        </label>
        <input
          id={fieldId}
          className="form-control"
          placeholder={t('comment')}
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton type="submit" icon={Send} label={t('send')} />
      </form>
    </>
  )
}
