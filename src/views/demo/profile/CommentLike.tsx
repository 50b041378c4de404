import type { ProfileComment } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { Heart } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The likes of a comment and the reader’s own, which lasts as long as the page. */
export function CommentLike({ comment: { commentsLikes, youLiked, username } }: { comment: ProfileComment }) {
  const { t } = useTranslation('demoProfile')
  const [isLiked, setLiked] = useState(youLiked)
  const count = commentsLikes + Number(isLiked) - Number(youLiked)
  return (
    <Button
      look="ghost"
      size="sm"
      icon={Heart}
      className={isLiked ? 'wall-like is-on' : 'wall-like'}
      aria-pressed={isLiked}
      aria-label={t('likeComment', { name: username, likes: t('likes', { count }) })}
      onClick={() => setLiked(!isLiked)}
    >
      {count}
    </Button>
  )
}
