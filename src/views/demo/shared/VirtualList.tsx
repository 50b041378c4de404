import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'

export interface VirtualListHandle {
  /** Scrolls to a row and focuses it; beyond the ends, the last or the first. */
  focusRow: (index: number) => void
  /** The index of the row with the last focus; -1 at first. */
  activeRow: () => number
  /** The row at a vertical position of the window. */
  rowAt: (clientY: number) => number
  scroller: () => HTMLElement | null
}

interface VirtualListProps<Item> {
  items: readonly Item[]
  /** Must be stable: define it outside the component. */
  keyOf: (item: Item) => number
  /** The estimated height of a row, before it is measured. */
  rowHeight: number
  label: string
  /** The row's content; its main control has `data-row`, to receive the focus. */
  renderRow: (item: Item, index: number) => ReactNode
  ref?: Ref<VirtualListHandle>
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A virtualised list. Arrows, Home and End move between rows. */
export function VirtualList<Item>({ items, keyOf, rowHeight, label, renderRow, ref }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(-1)
  /** A ref too, because repeated keys arrive faster than renders. */
  const current = useRef(-1)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    overscan: 8,
    useFlushSync: false,
    // The focused row stays rendered when it is scrolled out of view.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      const isOut = active >= 0 && active < items.length && !rows.includes(active)
      return isOut ? [...rows, active].sort((a, b) => a - b) : rows
    },
  })

  const activate = (index: number) => {
    current.current = index
    setActive(index)
  }
  const focusRow = (asked: number) => {
    const index = Math.min(Math.max(asked, 0), items.length - 1)
    if (index < 0) return
    activate(index)
    virtualizer.scrollToIndex(index)
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row]`)?.focus({ preventScroll: true })
    })
  }
  useImperativeHandle(ref, () => ({
    focusRow,
    activeRow: () => current.current,
    rowAt: (clientY) => {
      const top = scroller.current?.getBoundingClientRect().top ?? 0
      const offset = clientY - top + (scroller.current?.scrollTop ?? 0)
      return virtualizer.getVirtualItemForOffset(offset)?.index ?? -1
    },
    scroller: () => scroller.current,
  }))

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !target.matches('[data-row]') || event.altKey || event.ctrlKey) return
    const step = STEPS[key]
    if (step !== undefined) focusRow(current.current + step)
    else if (key === 'Home') focusRow(0)
    else if (key === 'End') focusRow(items.length - 1)
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')
    if (row) activate(Number(row.dataset.index))
  }

  return (
    <div ref={scroller} className="vlist">
      <ul aria-label={label} style={{ blockSize: virtualizer.getTotalSize() }} onKeyDown={onKeyDown} onFocus={onFocus}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const item = items[index]
          return item === undefined ? null : (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderRow(item, index)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
