import { Anchored } from '@core/components/overlays/Anchored'
import { useFocusTrap } from '@core/hooks/focus/useFocusTrap'
import { type KeyboardEvent, lazy, type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarProps } from './calendarProps'

interface CalendarPopoverProps extends CalendarProps {
  anchor: RefObject<HTMLElement | null>
  /** Handles Escape. */
  onKeyDown: (event: KeyboardEvent) => void
}

const Calendar = lazy(() => import('./CalendarHost').then((module) => ({ default: module.CalendarHost })))

/** A month calendar beside a control. The first one opened loads the library. */
export function CalendarPopover({ anchor, onKeyDown, ...calendar }: CalendarPopoverProps) {
  const { t } = useTranslation('common')
  const inside = useRef<HTMLDivElement>(null)
  useFocusTrap(inside, true)
  return (
    <Anchored
      anchor={anchor}
      className="calendar-popover"
      role="dialog"
      aria-label={t('calendar.label')}
      onKeyDown={onKeyDown}
    >
      <div ref={inside} tabIndex={-1}>
        <Suspense fallback={<span className="skeleton calendar-skeleton" aria-hidden />}>
          <Calendar {...calendar} />
        </Suspense>
      </div>
    </Anchored>
  )
}
