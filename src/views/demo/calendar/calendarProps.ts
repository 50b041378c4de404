import type { DemoEvent } from '@contract/demo/calendar'
import type { CalendarAddress } from './address'
import type { Times } from './times'

export interface DemoCalendarProps {
  address: CalendarAddress
  events: readonly DemoEvent[]
  onOpen: (id: number) => void
  onDraw: (times: Times) => void
  onDay: (day: string) => void
  onMove: (event: DemoEvent, times: Times) => void
  onRemove: (event: DemoEvent) => void
  onTitle: (title: string) => void
}
