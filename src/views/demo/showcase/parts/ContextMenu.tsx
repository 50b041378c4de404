import { useDismiss } from '@core/hooks/useDismiss'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface ContextAction {
  id: string
  label: string
  disabled?: boolean
  onSelect: () => void
}

interface ContextMenuProps {
  label: string
  actions: readonly ContextAction[]
  /** The press that opens it; the context key of the keyboard does so with each of them. */
  by?: 'right' | 'left' | 'double'
  children: ReactNode
}

/** A menu at the pointer, or at the area itself when the keyboard asks for it. */
export function ContextMenu({ label, actions, by = 'right', children }: ContextMenuProps) {
  const [at, setAt] = useState<{ left: number; top: number } | null>(null)
  const area = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const close = (byKey: boolean) => {
    setAt(null)
    if (byKey) area.current?.focus()
  }
  useDismiss(root, at !== null, close)
  useEffect(() => {
    if (at) menu.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [at])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    // A press by the keyboard has no place of its own.
    const isPointer = event.clientX > 0 || event.clientY > 0
    setAt(isPointer ? { left: event.clientX, top: event.clientY } : { left: box.left + 16, top: box.top + 16 })
  }
  return (
    <div ref={root}>
      <button
        ref={area}
        type="button"
        className="context-area"
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onContextMenu={open}
        onClick={by === 'left' ? open : undefined}
        onDoubleClick={by === 'double' ? open : undefined}
      >
        {children}
      </button>
      {at ? (
        <div ref={menu} className="context-menu" role="menu" aria-label={label} style={at} onKeyDown={moveFocus}>
          {actions.map(({ id, label: name, disabled, onSelect }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={disabled}
              onClick={() => {
                close(true)
                onSelect()
              }}
            >
              {name}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const index = items.findIndex((item) => item.matches(':focus'))
  items[(index + step + items.length) % items.length]?.focus()
}
