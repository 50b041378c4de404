import { useDismiss } from '@core/hooks/useDismiss'
import { keyAsRead } from '@core/platform/direction'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface ContextAction {
  id: string
  label: string
  disabled?: boolean
  onSelect?: () => void
  /** Further actions, in a menu of their own. */
  actions?: readonly ContextAction[]
}

interface ContextMenuProps {
  label: string
  actions: readonly ContextAction[]
  /** The press that opens it; the context-menu key of the keyboard works with each of them. */
  by?: 'right' | 'left' | 'double'
  /** The animation with which the menu appears, where motion is welcome. */
  motion?: 'fade' | 'flip' | 'pop' | 'zoom'
  children: ReactNode
}

/** A menu at the pointer, or at the area itself when the keyboard asks for it. */
export function ContextMenu({ label, actions, by = 'right', motion, children }: ContextMenuProps) {
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
    if (at) firstOf(menu.current)?.focus()
  }, [at])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    // A press by the keyboard has no position.
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
        // Screen readers and fingers have neither a right press nor a double press.
        onClick={(event) => {
          if (by === 'left' || !isMouse(event)) open(event)
        }}
        onDoubleClick={by === 'double' ? open : undefined}
      >
        {children}
      </button>
      {at ? (
        <div ref={menu} className={motion ? `context-at context-${motion}` : 'context-at'} style={at}>
          <ContextList label={label} actions={actions} onChosen={() => close(true)} />
        </div>
      ) : null}
    </div>
  )
}

interface ContextListProps {
  label: string
  actions: readonly ContextAction[]
  onChosen: () => void
  /** Returns to the menu that opened this one. */
  onBack?: () => void
}

/** The actions of a menu; one with further actions opens them beside it, by a press or by the arrow towards the end. */
function ContextList({ label, actions, onChosen, onBack }: ContextListProps) {
  const [opened, setOpened] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const back = () => {
    setOpened(null)
    list.current?.querySelector<HTMLElement>(':scope > div > [aria-expanded=true]')?.focus()
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const key = keyAsRead(event.key)
    if (key === 'ArrowLeft' && onBack) {
      event.stopPropagation()
      onBack()
    } else if (STEPS[key]) moveFocus(event)
  }
  useEffect(() => {
    if (onBack) firstOf(list.current)?.focus()
  }, [onBack])
  return (
    <div ref={list} className="context-menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={press}>
      {actions.map(({ id, label: name, disabled, onSelect, actions: further }) =>
        further ? (
          <div key={id} role="none">
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-haspopup="menu"
              aria-expanded={opened === id}
              onClick={() => setOpened(opened === id ? null : id)}
              onKeyDown={(event) => {
                if (keyAsRead(event.key) === 'ArrowRight') setOpened(id)
              }}
            >
              {name} <ChevronRight aria-hidden size={16} className="context-further" />
            </button>
            {opened === id ? <ContextList label={name} actions={further} onChosen={onChosen} onBack={back} /> : null}
          </div>
        ) : (
          <button
            key={id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={disabled}
            onClick={() => {
              onChosen()
              onSelect?.()
            }}
          >
            {name}
          </button>
        ),
      )}
    </div>
  )
}

/**
 * Whether a mouse was pressed, and not a finger or a key. Safari before version 18 reports no pointer type: it counts
 * as a mouse.
 */
const isMouse = ({ detail, nativeEvent }: MouseEvent) =>
  detail > 0 && ((nativeEvent as Partial<PointerEvent>).pointerType ?? 'mouse') === 'mouse'

const firstOf = (menu: HTMLElement | null) => menu?.querySelector<HTMLElement>('button:not(:disabled)')

const OWN_ITEMS = ':scope > button:not(:disabled), :scope > div > button'
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  // A menu inside another moves the focus among its own actions.
  event.stopPropagation()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(OWN_ITEMS)]
  const index = items.findIndex((item) => item.matches(':focus'))
  items[(index + step + items.length) % items.length]?.focus()
}
