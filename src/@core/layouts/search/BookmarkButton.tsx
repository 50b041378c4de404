import { Button } from '@core/components/Button'
import { Star, StarOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Bookmarking } from './useBookmarking'

/** Adds the chosen page to the bookmarks, or takes it out. */
export function BookmarkButton({ page, isMarked, toggle }: Bookmarking) {
  const { t } = useTranslation('common')
  if (!page) return null
  return (
    <Button look="ghost" icon={isMarked ? StarOff : Star} onClick={() => toggle(page.id)}>
      {t(isMarked ? 'search.unbookmark' : 'search.bookmark', { page: page.label })}
    </Button>
  )
}
