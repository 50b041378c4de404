import { Tooltip } from '@core/components/Tooltip'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isGroup, itemAt, type MenuEntry, type MenuItem } from './menu'

interface MenuListProps {
  menu: readonly MenuEntry[]
  isCollapsed?: boolean
  /** Called when a page is chosen: a drawer then closes. */
  onChoose?: () => void
}

/** The pages, in their groups; the one shown is marked for eyes and ears. */
export function MenuList({ menu, isCollapsed = false, onChoose }: MenuListProps) {
  const { t } = useTranslation('common')
  const shown = itemAt(menu, useLocation().pathname)
  const line = (item: MenuItem) => (
    <MenuLine key={item.id} {...{ item, isCollapsed, onChoose }} isShown={item === shown} />
  )
  return (
    <nav className="menu" aria-label={t('menu.label')}>
      <ul>
        {menu.map((entry) =>
          isGroup(entry) ? (
            <li key={entry.id}>
              <span className="menu-heading" id={`menu-${entry.id}`}>
                {entry.label}
              </span>
              <ul aria-labelledby={`menu-${entry.id}`}>{entry.items.map(line)}</ul>
            </li>
          ) : (
            line(entry)
          ),
        )}
      </ul>
    </nav>
  )
}

interface MenuLineProps extends Omit<MenuListProps, 'menu'> {
  item: MenuItem
  isShown: boolean
}

function MenuLine({ item, isCollapsed, isShown, onChoose }: MenuLineProps) {
  const { label, icon: Icon, to, badge } = item
  return (
    <li>
      <Tooltip text={label} placement="end" enabled={isCollapsed}>
        <Link
          className={isShown ? 'menu-link active' : 'menu-link'}
          aria-current={isShown ? 'page' : undefined}
          to={to}
          onClick={onChoose}
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          <span className="menu-label">{label}</span>
          {badge === undefined ? null : <span className="menu-badge">{badge}</span>}
        </Link>
      </Tooltip>
    </li>
  )
}
