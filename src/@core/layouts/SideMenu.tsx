import { IconButton } from '@core/components/IconButton'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './Brand'
import { MenuList } from './MenuList'
import type { MenuEntry } from './menu'
import type { MenuSkin } from './theme/useFrameSkin'

interface SideMenuProps {
  menu: readonly MenuEntry[]
  menuSkin: MenuSkin
  appName: string
  /** Shown in place of the application's logo. */
  mark?: ReactNode
  home: string
  isCollapsed: boolean
  onToggle: () => void
}

/** The menu as a column: 260 px, or 64 px with icons and tooltips. */
export function SideMenu({ menu, menuSkin, appName, mark, home, isCollapsed, onToggle }: SideMenuProps) {
  const { t } = useTranslation('common')
  return (
    <aside className="side-menu" {...menuSkin}>
      <div className="side-menu-head">
        <Brand name={appName} to={home} mark={mark} />
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={isCollapsed ? t('menu.expand') : t('menu.collapse')}
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        />
      </div>
      <MenuList menu={menu} isCollapsed={isCollapsed} />
    </aside>
  )
}
