import { lazy, Suspense } from 'react'

export interface InlineCalendarProps {
  label: string
  /** One day, as many as wanted, or all from one to another. */
  mode: 'single' | 'multiple' | 'range'
  /** In the order of time; of a range its first and its last. */
  days: readonly string[]
  onChange: (days: string[]) => void
  /** Spans that cannot be chosen, nor be within a range. */
  closed?: readonly { from: string; to: string }[]
}

const Host = lazy(() => import('./InlineCalendarHost').then((module) => ({ default: module.InlineCalendarHost })))

/** A month that is always there; the first one loads the library, in a placeholder of the same size. */
export const InlineCalendar = (props: InlineCalendarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a calendar, not a part of a form
  <div className="calendar-popover calendar-inline" role="group" aria-label={props.label}>
    <Suspense fallback={<span className="skeleton calendar-skeleton" aria-hidden />}>
      <Host {...props} />
    </Suspense>
  </div>
)
