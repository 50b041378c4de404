import { CalendarDays } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarPopover } from './CalendarPopover'
import { readDay, readWholeDay, writeDay } from './dayText'
import { TypedInput, type TypedInputProps } from './TypedInput'
import { useDropDown } from './useDropDown'
import { useTyped } from './useTyped'

/**
 * A day, typed in the format of the page's language or picked from a calendar; its value is `YYYY-MM-DD`. Works without
 * a form library; in a form use `DateField`.
 */
export function DayInput({ value, onChange, onSettle, subscribe, min, max, ...input }: TypedInputProps) {
  const { t, i18n } = useTranslation('common')
  const { language } = i18n
  const notation = {
    write: (day: string) => writeDay(day, language),
    readWhole: readWholeDay,
    read: (text: string) => readDay(text, language, { min, max }),
  }
  const typed = useTyped(notation, { value, onChange, onSettle, subscribe, min, max })
  const { isOpen, root, control, close, setOpen, onKeyDown } = useDropDown<HTMLButtonElement>()
  const onInputKey = (event: KeyboardEvent) => {
    onKeyDown(event)
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <TypedInput
      {...input}
      typed={typed}
      unread="date"
      limits={{ min: writeDay(min ?? '', language), max: writeDay(max ?? '', language) }}
      rootRef={root}
      // The phone keyboard with digits and the separators between them.
      inputMode="decimal"
      placeholder={t('calendar.form')}
      onKeyDown={onInputKey}
      button={{
        ref: control,
        icon: CalendarDays,
        label: t('calendar.open'),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown,
      }}
    >
      {isOpen ? (
        <CalendarPopover
          anchor={root}
          day={value}
          min={min}
          max={max}
          onKeyDown={onKeyDown}
          onPick={(day) => {
            typed.choose(day)
            close()
          }}
        />
      ) : null}
    </TypedInput>
  )
}
