import { lazy, Suspense } from 'react'
import type { InlineCalendarProps } from './inlineCalendarProps'

const Host = lazy(() => import('./InlineCalendarHost').then((module) => ({ default: module.InlineCalendarHost })))

/** A month that is always visible; the first one loads the library, in a placeholder of the same size. */
export const InlineCalendar = (props: InlineCalendarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a calendar, not a part of a form
  <div className="calendar-popover calendar-inline" role="group" aria-label={props.label}>
    <Suspense fallback={<span className="skeleton calendar-skeleton" aria-hidden />}>
      <Host {...props} />
    </Suspense>
  </div>
)
