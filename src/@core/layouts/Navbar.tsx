import { IconButton } from '@core/components/IconButton'
import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Find } from './found'
import type { MenuEntry } from './menu'
import { QuickSearch } from './QuickSearch'

interface NavbarProps {
  menu: readonly MenuEntry[]
  find?: Find
  onOpenMenu?: () => void
  children: ReactNode
}

/** The floating bar above the page: the search, and what the application puts at its end. */
export function Navbar({ menu, find, onOpenMenu, children }: NavbarProps) {
  const { t } = useTranslation('common')
  return (
    <header className="topbar">
      {onOpenMenu ? <IconButton icon={MenuIcon} label={t('menu.open')} tooltip={false} onClick={onOpenMenu} /> : null}
      <QuickSearch menu={menu} find={find} />
      <div className="topbar-end">{children}</div>
    </header>
  )
}
