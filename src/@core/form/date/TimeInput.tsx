import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Clock } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { optionId, TimeList } from './TimeList'
import { TypedInput, type TypedInputProps } from './TypedInput'
import { quarters, readTime, readWholeTime } from './timeText'
import { useDropDown } from './useDropDown'
import { useTyped } from './useTyped'

/** The list opens at this time while the value is empty. */
const MORNING = '08:00'
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 4, PageUp: -4 }

/**
 * A time of day, 24 hours, typed or chosen from a list of quarter hours; its value is `HH:MM`, up to `24:00` if `max`
 * allows it. Works without a form library; in a form use `TimeField`.
 */
export function TimeInput({ value, onChange, onSettle, subscribe, min, max, ...input }: TypedInputProps) {
  const { t } = useTranslation('common')
  const notation = {
    write: (time: string) => time,
    readWhole: (text: string) => readWholeTime(text.trim(), max),
    read: (text: string) => readTime(text, max),
  }
  const typed = useTyped(notation, { value, onChange, onSettle, subscribe, min, max })
  const { isOpen, root, setOpen, onKeyDown } = useDropDown()
  const list = useTimeList({ value, min, max, isOpen, setOpen, choose: typed.choose })
  const listId = `${input.id}-list`
  return (
    <TypedInput
      {...input}
      typed={{
        ...typed,
        type: (text) => {
          setOpen(false)
          typed.type(text)
        },
      }}
      unread="time"
      limits={{ min: min ?? '', max: max ?? '' }}
      rootRef={root}
      inputMode="numeric"
      placeholder={t('calendar.timeForm')}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={isOpen ? optionId(listId, list.times[list.active]) : undefined}
      onKeyDown={(event) => {
        onKeyDown(event)
        list.onKeyDown(event)
      }}
      button={{
        icon: Clock,
        label: t('calendar.openTimes'),
        // The keyboard uses the field's arrow keys instead.
        tabIndex: -1,
        onClick: (event) => list.toggle(event.currentTarget.parentElement?.querySelector('input')),
      }}
    >
      {isOpen ? <TimeList id={listId} anchor={root} {...list} value={value} /> : null}
    </TypedInput>
  )
}

interface TimeListOptions {
  value: string
  min: string | undefined
  max: string | undefined
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  choose: (time: string) => void
}

/** Moves through the times of the list and chooses one. */
function useTimeList({ value, min, max, isOpen, setOpen, choose }: TimeListOptions) {
  const [active, setActive] = useState(0)
  const isTouched = useMediaQuery('(pointer: coarse)')
  const times = isOpen ? quarters(min, max) : []
  const open = () => {
    const all = quarters(min, max)
    const next = all.findIndex((time) => time >= (value || MORNING))
    setActive(next < 0 ? all.length - 1 : next)
    setOpen(true)
  }
  const onChoose = (time: string) => {
    setOpen(false)
    choose(time)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const time = times[active]
    if (event.key === 'Tab') setOpen(false)
    else if (event.key === 'Enter' && isOpen && time) {
      event.preventDefault()
      onChoose(time)
    } else if (step !== undefined && (isOpen || Math.abs(step) === 1)) {
      event.preventDefault()
      if (isOpen) setActive(Math.max(0, Math.min(times.length - 1, active + step)))
      else open()
    }
  }
  const toggle = (field: HTMLElement | null | undefined) => {
    if (isOpen) return setOpen(false)
    open()
    // On a touch screen, focusing the field would open the keyboard over the list.
    if (!isTouched) field?.focus()
  }
  return { times, active, onChoose, onKeyDown, toggle }
}
