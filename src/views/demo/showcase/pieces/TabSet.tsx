import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Nav, NavLink } from 'reactstrap'

export interface TabSetItem {
  id: string
  label: ReactNode
  disabled?: boolean
  content: ReactNode
}

interface TabSetProps {
  label: string
  items: readonly TabSetItem[]
  /** The look of the row: `nav-tabs`, `nav-pills flex-column`. */
  className?: string
  /** Beside the panel instead of above it. */
  vertical?: boolean
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Tabs of a part of a page, whose choice is not in the address; for the tabs of a page, see `Tabs` of the kit. */
export function TabSet({ label, items, className = 'nav-tabs', vertical = false }: TabSetProps) {
  const [chosen, setChosen] = useState(items[0]?.id)
  const row = useRef<HTMLDivElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const open = items.filter(({ disabled }) => !disabled)
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = open.findIndex((item) => item.id === chosen)
    const next = open[(at + step + open.length) % open.length]
    setChosen(next?.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next?.id}"]`)?.focus()
  }
  return (
    <div className={vertical ? 'tab-set tab-set-vertical' : 'tab-set'}>
      <div ref={row}>
        <Nav
          tag="div"
          role="tablist"
          aria-label={label}
          aria-orientation={vertical ? 'vertical' : undefined}
          className={className}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <NavLink
              key={item.id}
              tag="button"
              type="button"
              role="tab"
              data-tab={item.id}
              id={`${id}-${item.id}`}
              active={item.id === chosen}
              disabled={item.disabled}
              aria-selected={item.id === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={item.id === chosen ? 0 : -1}
              onClick={() => setChosen(item.id)}
            >
              {item.label}
            </NavLink>
          ))}
        </Nav>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="tab-set-panel">
        {items.find((item) => item.id === chosen)?.content}
      </div>
    </div>
  )
}
