import { Tooltip } from '@core/components/overlays/Tooltip'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type MenuEntry, menuItems } from '../menu'
import { useBookmarks } from './bookmarks'
import type { SearchEntries } from './found'
import { useOtherBookmarks } from './otherBookmarks'

interface BookmarkBarProps {
  menu: readonly MenuEntry[]
  /** User id under which the bookmarks are stored. */
  owner: number | undefined
  entries: SearchEntries | null
  /** Called when there are bookmarks of pages without a line in the menu, and the entries are not loaded. */
  onMissing: () => void
}

/**
 * The bookmarked pages beside the search, on screens wide enough; elsewhere the search lists them first. Those that
 * another list of the bar shows are left out.
 */
export function BookmarkBar({ menu, owner, entries, onMissing }: BookmarkBarProps) {
  const { t } = useTranslation('common')
  const { marked, count } = useBookmarks(owner, [...menuItems(menu), ...(entries?.pages ?? [])])
  const isMissing = entries === null && marked.length < count
  useEffect(() => {
    if (isMissing) onMissing()
  }, [isMissing, onMissing])
  const { addresses } = useOtherBookmarks()
  const shown = marked.filter(({ to }) => !addresses.includes(to))
  if (shown.length === 0) return null
  return (
    <ul className="bookmark-bar" aria-label={t('search.bookmarks')}>
      {shown.map(({ id, label, icon: Icon, to }) => (
        <li key={id}>
          <Tooltip text={label}>
            <Link to={to} className="btn btn-ghost btn-icon" aria-label={label}>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
