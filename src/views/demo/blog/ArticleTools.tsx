import type { BlogDetail } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { CopyButton } from '@core/components/CopyButton'
import { demoPaths } from '@src/configs/demo/paths'
import { useBookmarkBlogMutation } from '@src/redux/demo/blog/api'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Bookmarks an article, and copies its address to share it. */
export function ArticleTools({ blog: { id, bookmarked, youBookmarked } }: { blog: BlogDetail['blog'] }) {
  const { t } = useTranslation('demoBlog')
  const [toggle] = useBookmarkBlogMutation()
  return (
    <div className="blog-tools">
      <Button
        look="ghost"
        icon={youBookmarked ? BookmarkCheck : Bookmark}
        aria-pressed={youBookmarked}
        onClick={() => void toggle(id)}
      >
        {t('bookmark', { count: bookmarked })}
      </Button>
      <CopyButton text={window.location.origin + demoPaths.blogDetail(id)} label={t('copyLink')} />
    </div>
  )
}
