import { Anchored } from '@core/components/overlays/Anchored'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeListProps {
  id: string
  anchor: RefObject<HTMLElement | null>
  times: readonly string[]
  /** Index of the time that Enter would choose. */
  active: number
  value: string
  onChoose: (time: string) => void
}

export const optionId = (listId: string, time: string | undefined) => (time ? `${listId}-${time}` : undefined)

/** Scrolls the list without scrolling its ancestors. */
function reveal(option: HTMLElement, list: HTMLElement) {
  const { offsetTop, offsetHeight } = option
  if (offsetTop < list.scrollTop || offsetTop + offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = offsetTop - (list.clientHeight - offsetHeight) / 2
  }
}

/** The list of times; the focus stays in the field, whose arrow keys move through the list. */
export function TimeList({ id, anchor, times, active, value, onChoose }: TimeListProps) {
  const { t } = useTranslation('common')
  const chosen = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ref points to another option when `active` changes
  useLayoutEffect(() => {
    const list = chosen.current?.parentElement
    if (chosen.current && list) reveal(chosen.current, list)
  }, [active])
  return (
    <Anchored
      anchor={anchor}
      id={id}
      className="time-list"
      role="listbox"
      aria-label={t('calendar.times')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {times.map((time, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={time}
          ref={index === active ? chosen : undefined}
          id={optionId(id, time)}
          role="option"
          tabIndex={-1}
          aria-selected={time === value}
          data-active={index === active || undefined}
          onClick={() => onChoose(time)}
        >
          {time}
        </div>
      ))}
    </Anchored>
  )
}
