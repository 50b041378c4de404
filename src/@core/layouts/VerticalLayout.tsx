import { LiveRegion } from '@core/components/messages/LiveRegion'
import { useFocusRescue } from '@core/hooks/focus/useFocusRescue'
import { useScrollbarRoom } from '@core/hooks/scroll/useScrollbarRoom'
import { useIsNarrow } from '@core/hooks/useMediaQuery'
import { useRipple } from '@core/hooks/useRipple'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './Brand'
import { MenuDrawer } from './MenuDrawer'
import type { MenuEntry } from './menu'
import { Navbar } from './Navbar'
import { SideMenu } from './SideMenu'
import type { SearchOptions } from './search/found'
import { chooseTheme } from './theme/theme'
import { useFrameSkin } from './theme/useFrameSkin'
import { usePageTransition } from './theme/usePageTransition'
import { useFittingTheme, useWrittenDirection } from './theme/useTheme'
import './layout.scss'

const MenuBar = lazy(async () => ({ default: (await import('./theme/MenuBar')).MenuBar }))

interface VerticalLayoutProps {
  menu: readonly MenuEntry[]
  appName: string
  /** The logo of the account's school, shown in place of the application's logo and at its size. */
  mark?: ReactNode
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
 * The layout after signing in: menu, floating navbar, page, footer. The user's choices for it (`theme/theme.ts`) are
 * stored on the device. The menu may also be a bar above the page; one component does both, so that the page keeps its
 * state when the user changes that.
 */
export function VerticalLayout({
  menu,
  appName,
  mark,
  home,
  navbar,
  search,
  banner,
  footer,
  children,
}: VerticalLayoutProps) {
  const { t } = useTranslation('common')
  const isNarrow = useIsNarrow()
  const theme = useFittingTheme(isNarrow)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isBar = theme.layout === 'horizontal'
  const hasDrawer = isNarrow || theme.menuHidden === 'true'
  // Only a column has icons alone: a bar and a drawer have room for the words.
  const isCollapsed = theme.menuCollapsed === 'true' && !isBar && !hasDrawer
  const content = useRef<HTMLElement>(null)
  const menuSkin = useFrameSkin()
  useWrittenDirection(theme.direction)
  usePageTransition(content, theme)
  useRipple()
  useScrollbarRoom()
  useFocusRescue()
  return (
    <div
      className={isCollapsed ? 'shell shell-collapsed' : 'shell'}
      data-navbar={theme.navbar}
      data-navbar-color={theme.navbarColor}
      data-footer={theme.footer}
      data-width={theme.contentWidth}
    >
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      {hasDrawer ? (
        <MenuDrawer
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          menu={menu}
          menuSkin={menuSkin}
          appName={appName}
          mark={mark}
          home={home}
        />
      ) : null}
      {hasDrawer || isBar ? null : (
        <SideMenu
          menu={menu}
          menuSkin={menuSkin}
          appName={appName}
          mark={mark}
          home={home}
          isCollapsed={isCollapsed}
          onToggle={() => chooseTheme('menuCollapsed', isCollapsed ? 'false' : 'true')}
        />
      )}
      <div className="shell-main">
        <Navbar
          menu={menu}
          search={search}
          lead={isBar ? <Brand name={appName} to={home} mark={mark} /> : null}
          onOpenMenu={hasDrawer ? () => setDrawerOpen(true) : undefined}
        >
          {navbar}
        </Navbar>
        {isBar && !hasDrawer ? (
          <Suspense fallback={<div className="menu-bar-room" />}>
            <MenuBar menu={menu} menuSkin={menuSkin} />
          </Suspense>
        ) : null}
        <main id="content" ref={content} className="content" tabIndex={-1}>
          <LiveRegion>{banner}</LiveRegion>
          {children}
        </main>
        {footer && theme.footer !== 'hidden' ? <footer className="footer">{footer}</footer> : null}
      </div>
    </div>
  )
}
