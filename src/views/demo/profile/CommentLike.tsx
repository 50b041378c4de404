import type { ProfileComment } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { useLikeCommentMutation } from '@src/redux/demo/profile/api'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The likes of a comment, the reader’s own among them. */
export function CommentLike({ postId, comment }: { postId: number; comment: ProfileComment }) {
  const { t } = useTranslation('demoProfile')
  const [like] = useLikeCommentMutation()
  const { id, commentsLikes: count, youLiked, username } = comment
  return (
    <Button
      look="ghost"
      size="sm"
      icon={Heart}
      className={youLiked ? 'wall-like is-on' : 'wall-like'}
      aria-pressed={youLiked}
      aria-label={t('likeComment', { name: username, likes: t('likes', { count }) })}
      onClick={() => void like({ id: postId, commentId: id })}
    >
      {count}
    </Button>
  )
}
