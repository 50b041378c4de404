import { Tooltip } from '@core/components/Tooltip'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { isGroup, type MenuEntry, type MenuItem } from './menu'

interface MenuListProps {
  menu: readonly MenuEntry[]
  isCollapsed?: boolean
  /** Called when a page is chosen: a drawer then closes. */
  onChoose?: () => void
}

/** The pages, in their groups; the one shown is marked for eyes and ears. */
export function MenuList({ menu, isCollapsed = false, onChoose }: MenuListProps) {
  const { t } = useTranslation('common')
  return (
    <nav className="menu" aria-label={t('menu.label')}>
      <ul>
        {menu.map((entry) =>
          isGroup(entry) ? (
            <li key={entry.id}>
              <span className="menu-heading" id={`menu-${entry.id}`}>
                {entry.label}
              </span>
              <ul aria-labelledby={`menu-${entry.id}`}>
                {entry.items.map((item) => (
                  <MenuLine key={item.id} {...{ item, isCollapsed, onChoose }} />
                ))}
              </ul>
            </li>
          ) : (
            <MenuLine key={entry.id} item={entry} isCollapsed={isCollapsed} onChoose={onChoose} />
          ),
        )}
      </ul>
    </nav>
  )
}

function MenuLine({ item, isCollapsed, onChoose }: { item: MenuItem; isCollapsed: boolean; onChoose?: () => void }) {
  const { label, icon: Icon, to, badge } = item
  return (
    <li>
      <Tooltip text={label} placement="end" enabled={isCollapsed}>
        <NavLink className="menu-link" to={to} onClick={onChoose}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          <span className="menu-label">{label}</span>
          {badge === undefined ? null : <span className="menu-badge">{badge}</span>}
        </NavLink>
      </Tooltip>
    </li>
  )
}
