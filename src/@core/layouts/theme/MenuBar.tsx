import { Menu } from '@core/components/overlays/Menu'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isGroup, itemAt, type MenuEntry, type MenuItem } from '../menu'
import './menuBar.scss'
import type { MenuSkin } from './useFrameSkin'

interface MenuBarProps {
  menu: readonly MenuEntry[]
  menuSkin: MenuSkin
}

/** The menu as a bar below the navbar: a link for each page, a button with a list for each group. */
export function MenuBar({ menu, menuSkin }: MenuBarProps) {
  const { t } = useTranslation('common')
  const shown = itemAt(menu, useLocation().pathname)
  return (
    <nav className="menu-bar" {...menuSkin} aria-label={t('menu.label')}>
      <ul>
        {menu.map((entry) => (
          <li
            key={entry.id}
            className={isGroup(entry) && shown && entry.items.includes(shown) ? 'has-page' : undefined}
          >
            {isGroup(entry) ? (
              <Menu label={entry.label} look="ghost" items={entry.items.map(actionOf)} />
            ) : (
              <BarLink item={entry} isShown={entry === shown} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const actionOf = ({ id, label, icon, to }: MenuItem) => ({ id, label, icon, to })

const BarLink = ({ item: { label, icon: Icon, to }, isShown }: { item: MenuItem; isShown: boolean }) => (
  <Link className={isShown ? 'menu-link active' : 'menu-link'} aria-current={isShown ? 'page' : undefined} to={to}>
    <Icon aria-hidden size={18} strokeWidth={1.75} />
    <span className="menu-label">{label}</span>
  </Link>
)
