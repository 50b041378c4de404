import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { keyAsRead } from '@core/platform/direction'
import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Badge, Nav, NavLink, TabContent } from 'reactstrap'
import { CardSkeleton } from './states/Skeletons'

export interface TabItem {
  id: string
  label: string
  count?: number
  icon?: LucideIcon
  /** Address parameters of this tab besides its name; leaving the tab removes them. */
  params?: readonly string[]
  render: () => ReactNode
}

interface TabsProps {
  label: string
  tabs: TabItem[]
  /** The address parameter of the tab. */
  param?: string
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (index + step + count) % count
}

/** Scrolls the chosen tab to the middle of an overflowing row, without scrolling the page. */
function useChosenInView(list: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelectorAll<HTMLElement>('[role="tab"]')[index]
    if (!row || !tab) return
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [list, index])
}

/** A counter of nothing recedes. */
const countLook = (count: number) => (count === 0 ? 'tab-count is-zero' : 'tab-count')

/** Tabs whose choice is in the address, so that a link opens the right one. Arrows, Home and End move between them. */
export function Tabs({ label, tabs, param = 'tab' }: TabsProps) {
  const [search, setSearch] = useSearchParams()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === search.get(param)),
  )
  const current = tabs[index]
  useOverflowEdges(list)
  useChosenInView(list, index)
  const choose = (next: number) => {
    setSearch(
      (params) => {
        const tab = tabs[next]
        if (next !== index) for (const own of current?.params ?? []) params.delete(own)
        if (tab) params.set(param, tab.id)
        return params
      },
      { replace: true, preventScrollReset: true },
    )
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextIndex(keyAsRead(event.key), index, tabs.length)
    if (next === null) return
    event.preventDefault()
    choose(next)
  }
  // React 19 passes the ref to the element like any other prop; the library's types still expect a class component.
  const row = list as Ref<unknown> as Ref<Nav>
  return (
    <>
      <Nav tag="div" className="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map((tab, position) => (
          <NavLink
            key={tab.id}
            tag="button"
            type="button"
            active={position === index}
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={position === index}
            aria-controls={`${id}-panel`}
            tabIndex={position === index ? 0 : -1}
            className="tab"
            onClick={() => choose(position)}
          >
            {tab.icon ? <tab.icon aria-hidden size={18} strokeWidth={1.75} /> : null}
            {tab.label}
            {tab.count === undefined ? null : <Badge className={countLook(tab.count)}>{tab.count}</Badge>}
          </NavLink>
        ))}
      </Nav>
      <TabContent
        activeTab={current?.id}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current?.id}`}
        className="tab-panel"
        tabIndex={-1}
      >
        <Suspense fallback={<CardSkeleton lines={4} />}>{current?.render()}</Suspense>
      </TabContent>
    </>
  )
}
