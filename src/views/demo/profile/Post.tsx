import type { ProfilePost } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { useLikePostMutation } from '@src/redux/demo/profile/api'
import { Heart, MessageSquare } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PostComments } from './PostComments'

/** A message on the wall, with its likes and comments. */
export function Post({ post }: { post: ProfilePost }) {
  const { t } = useTranslation('demoProfile')
  const format = useFormat()
  const id = useId()
  const { username, avatar, postTime, postText, postImg, likes, youLiked, comments } = post
  const [like] = useLikePostMutation()
  return (
    <article className="card card-body wall-post" aria-labelledby={id}>
      <header>
        <Avatar name={username} src={avatar} size={40} />
        <span>
          <b id={id}>{username}</b>
          <time className="muted" dateTime={postTime}>
            {format.moment(postTime)}
          </time>
        </span>
      </header>
      <p>{postText}</p>
      {postImg ? <img src={postImg} alt="" width={400} height={240} /> : null}
      <div className="wall-post-tools">
        <Button
          look="ghost"
          icon={Heart}
          className={youLiked ? 'wall-like is-on' : 'wall-like'}
          aria-pressed={youLiked}
          onClick={() => void like(post.id)}
        >
          {t('likes', { count: likes })}
        </Button>
        <span className="muted">
          <MessageSquare aria-hidden size={16} strokeWidth={1.75} />
          {t('comments', { count: comments })}
        </span>
      </div>
      <PostComments post={post} />
    </article>
  )
}
