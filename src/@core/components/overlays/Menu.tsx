import { useIsRightToLeft } from '@core/hooks/useDirection'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap'

export interface MenuAction {
  id: string
  label: string
  icon?: LucideIcon
  danger?: boolean
  disabled?: boolean
  /** Starts a new part of the list, with a line above it. */
  separated?: boolean
  /** The page of a link, or else the action of a button. */
  to?: string
  onSelect?: () => void
}

interface MenuProps {
  /** The name of the button; shown unless there are `children`. */
  label: string
  icon?: LucideIcon
  /** Content of the button in place of its label. */
  children?: ReactNode
  items: readonly MenuAction[]
  /** Above the items, for example the signed-in user. */
  header?: ReactNode
  look?: 'secondary' | 'ghost'
}

/** A button that opens a list of actions; arrows move, Escape closes. */
export function Menu({ label, icon: Icon, children, items, header, look = 'secondary' }: MenuProps) {
  const isRightToLeft = useIsRightToLeft()
  return (
    <UncontrolledDropdown>
      <DropdownToggle className={`btn-${look}`} color="" aria-label={children ? label : undefined}>
        {Icon ? <Icon aria-hidden size={16} strokeWidth={1.75} /> : null}
        {children ?? <span className="btn-text">{label}</span>}
      </DropdownToggle>
      <DropdownMenu end={!isRightToLeft} strategy="fixed">
        {header ? (
          <div className="dropdown-head" role="presentation">
            {header}
          </div>
        ) : null}
        {items.map((item) => (
          <MenuRow key={item.id} item={item} />
        ))}
      </DropdownMenu>
    </UncontrolledDropdown>
  )
}

function MenuRow({ item }: { item: MenuAction }) {
  const { icon: Icon, label, danger, disabled, separated, to, onSelect } = item
  const link = to ? { tag: Link, to } : {}
  return (
    <>
      {separated ? <hr className="dropdown-divider" /> : null}
      <DropdownItem {...link} disabled={disabled} onClick={onSelect} className={danger ? 'dropdown-danger' : ''}>
        {Icon ? <Icon aria-hidden size={16} strokeWidth={1.75} /> : null}
        {label}
      </DropdownItem>
    </>
  )
}
