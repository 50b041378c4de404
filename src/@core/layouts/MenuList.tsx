import { Tooltip } from '@core/components/overlays/Tooltip'
import { useStored } from '@core/hooks/useStored'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Badge } from 'reactstrap'
import { isGroup, itemAt, type MenuEntry, type MenuGroup, type MenuItem } from './menu'

interface MenuListProps {
  menu: readonly MenuEntry[]
  isCollapsed?: boolean
  /** Called when a page is chosen, so that a drawer can close. */
  onChoose?: () => void
}

/** The pages in their groups; the current one is marked visually and by aria-current. */
export function MenuList({ menu, isCollapsed = false, onChoose }: MenuListProps) {
  const { t } = useTranslation('common')
  const shown = itemAt(menu, useLocation().pathname)
  const line = (item: MenuItem) => (
    <MenuLine key={item.id} item={item} isCollapsed={isCollapsed} onChoose={onChoose} isShown={item === shown} />
  )
  return (
    <nav className="menu" aria-label={t('menu.label')}>
      <ul>
        {menu.map((entry) =>
          isGroup(entry) ? (
            <MenuPart key={entry.id} group={entry} isCollapsed={isCollapsed} shown={shown} line={line} />
          ) : (
            line(entry)
          ),
        )}
      </ul>
    </nav>
  )
}

interface MenuPartProps {
  group: MenuGroup
  isCollapsed: boolean
  shown: MenuItem | undefined
  line: (item: MenuItem) => ReactNode
}

/** A group with a heading that folds it; the choice is stored. The current page's line stays visible. */
function MenuPart({ group: { id, label, items }, isCollapsed, shown, line }: MenuPartProps) {
  const [stored, setStored] = useStored(`menuFolded:${id}`)
  const isFolded = stored === 'true'
  const heading = `menu-${id}`
  return (
    <li>
      {isCollapsed ? (
        <span className="menu-heading" id={heading}>
          {label}
        </span>
      ) : (
        <button
          type="button"
          className="menu-heading"
          id={heading}
          aria-expanded={!isFolded}
          onClick={() => setStored(isFolded ? null : 'true')}
        >
          {label}
          <ChevronDown aria-hidden size={14} />
        </button>
      )}
      <ul aria-labelledby={heading}>{items.filter((item) => !isFolded || item === shown).map(line)}</ul>
    </li>
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
          {badge === undefined ? null : <Badge className="menu-badge">{badge}</Badge>}
        </Link>
      </Tooltip>
    </li>
  )
}
