import { IconButton } from '@core/components/IconButton'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuEntry } from './menu'
import { BookmarkBar } from './search/BookmarkBar'
import type { SearchOptions } from './search/found'
import { QuickSearch } from './search/QuickSearch'
import { useEntries } from './search/useEntries'

interface NavbarProps {
  menu: readonly MenuEntry[]
  search?: SearchOptions
  onOpenMenu?: () => void
  /** Before the search: the brand where no menu shows it. */
  lead?: ReactNode
  children: ReactNode
}

/** The floating bar above the page: the search, the bookmarks, and the application's controls at its end. */
export function Navbar({ menu, search, onOpenMenu, lead, children }: NavbarProps) {
  const { t } = useTranslation('common')
  const { entries, want } = useEntries(search?.load)
  return (
    <header className="topbar">
      {onOpenMenu ? <IconButton icon={MenuIcon} label={t('menu.open')} tooltip={false} onClick={onOpenMenu} /> : null}
      {lead}
      <QuickSearch menu={menu} options={search} entries={entries} onOpen={want} />
      <BookmarkBar menu={menu} owner={search?.owner} entries={entries} onMissing={want} />
      <div className="topbar-end">{children}</div>
    </header>
  )
}
