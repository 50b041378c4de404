import { Tooltip } from '@core/components/overlays/Tooltip'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type MenuEntry, menuItems } from '../menu'
import { useBookmarks } from './bookmarks'
import type { SearchOptions } from './found'
import { useOtherBookmarks } from './otherBookmarks'

/**
 * The bookmarked pages beside the search, on screens wide enough; elsewhere the search lists them first. Those that
 * another list of the bar shows are left out.
 */
export function BookmarkBar({ menu, options }: { menu: readonly MenuEntry[]; options?: SearchOptions }) {
  const { t } = useTranslation('common')
  const { marked } = useBookmarks(options?.owner, [...menuItems(menu), ...(options?.pages ?? [])])
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
