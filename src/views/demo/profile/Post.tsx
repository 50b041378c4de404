import type { ProfilePost } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useLikePostMutation, useSharePostMutation } from '@src/redux/demo/profile/api'
import { Heart, MessageSquare, Share2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Likers } from './Likers'
import { PostComments } from './PostComments'

/** A message on the wall, with its likes and comments. */
export function Post({ post }: { post: ProfilePost }) {
  const { t } = useTranslation('demoProfile')
  const format = useFormat()
  const id = useId()
  const { username, avatar, postTime, postText, postImg, likes, youLiked, comments, share } = post
  const [like] = useLikePostMutation()
  const [passOn] = useSharePostMutation()
  const pass = async () => {
    await navigator.clipboard.writeText(`${window.location.origin}${paths.demoProfile}#message-${post.id}`)
    void passOn(post.id)
    toast.success(t('linkCopied'))
  }
  return (
    <article className="card card-body wall-post" id={`message-${post.id}`} aria-labelledby={id}>
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
        <Button look="ghost" icon={Share2} onClick={() => void pass()}>
          {t('shares', { count: share })}
        </Button>
        <Likers post={post} />
      </div>
      <PostComments post={post} />
    </article>
  )
}
