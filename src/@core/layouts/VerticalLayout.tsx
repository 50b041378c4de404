import { useFocusRescue } from '@core/hooks/useFocusRescue'
import { useIsNarrow } from '@core/hooks/useMediaQuery'
import { useRipple } from '@core/hooks/useRipple'
import { useScrollbarRoom } from '@core/hooks/useScrollbarRoom'
import { useStored } from '@core/hooks/useStored'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuDrawer } from './MenuDrawer'
import type { MenuEntry } from './menu'
import { Navbar } from './Navbar'
import { SideMenu } from './SideMenu'
import type { SearchOptions } from './search/found'
import './layout.scss'

interface VerticalLayoutProps {
  menu: readonly MenuEntry[]
  appName: string
  /** The page that the logo links to. */
  home: string
  /** The language switch, the light and dark switch, the bell, the user: in this order. */
  navbar: ReactNode
  /** Search results besides the pages of the menu. */
  search?: SearchOptions
  /** Above the page: a notice for every page, such as a read-only account. */
  banner?: ReactNode
  footer?: ReactNode
  /** The page: usually the router's `<Outlet />`. */
  children: ReactNode
}

/**
 * The layout after signing in: menu, floating navbar, page, footer. The collapsed state of the menu is stored under
 * `menuCollapsed`.
 */
export function VerticalLayout({ menu, appName, home, navbar, search, banner, footer, children }: VerticalLayoutProps) {
  const { t } = useTranslation('common')
  const isNarrow = useIsNarrow()
  const [stored, setStored] = useStored('menuCollapsed')
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isCollapsed = stored === 'true'
  useRipple()
  useScrollbarRoom()
  useFocusRescue()
  return (
    <div className={isCollapsed ? 'shell shell-collapsed' : 'shell'}>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      {isNarrow ? (
        <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} {...{ menu, appName, home }} />
      ) : (
        <SideMenu
          {...{ menu, appName, home, isCollapsed }}
          onToggle={() => setStored(isCollapsed ? 'false' : 'true')}
        />
      )}
      <div className="shell-main">
        <Navbar menu={menu} search={search} onOpenMenu={isNarrow ? () => setDrawerOpen(true) : undefined}>
          {navbar}
        </Navbar>
        <main id="content" className="content" tabIndex={-1}>
          {banner}
          {children}
        </main>
        {footer ? <footer className="footer">{footer}</footer> : null}
      </div>
    </div>
  )
}
