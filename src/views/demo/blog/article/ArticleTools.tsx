import type { BlogDetail } from '@contract/demo/blog'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { useBookmarkBlogMutation } from '@src/redux/demo/blog/api'
import { Bookmark, BookmarkCheck, MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ShareMenu } from './ShareMenu'

/** Below an article: its comments, its bookmarks, and the ways to share it. */
export function ArticleTools({ blog }: { blog: BlogDetail['blog'] }) {
  const { t } = useTranslation('demoBlog')
  const [toggle] = useBookmarkBlogMutation()
  const { id, bookmarked, youBookmarked, comments } = blog
  return (
    <div className="blog-tools">
      <ButtonLink look="ghost" icon={MessageSquare} to="#blog-thread">
        {t('comments', { count: comments })}
      </ButtonLink>
      <Button
        look="ghost"
        icon={youBookmarked ? BookmarkCheck : Bookmark}
        aria-pressed={youBookmarked}
        onClick={() => void toggle(id)}
      >
        {t('bookmark', { count: bookmarked })}
      </Button>
      <ShareMenu blog={blog} />
    </div>
  )
}
