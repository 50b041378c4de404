import { CalendarPopover } from '@core/form/date/CalendarPopover'
import { useDropDown } from '@core/form/date/useDropDown'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CalendarState } from '../state/useCalendarState'
import { periodWord } from './periodWord'

interface DayPickerProps extends Pick<CalendarState, 'vue' | 'jour' | 'days'> {
  onPick: (day: string) => void
}

/** The displayed days; a press opens a calendar to choose others. */
export function DayPicker({ vue, jour, days, onPick }: DayPickerProps) {
  const { t, i18n } = useTranslation('evenement')
  const { isOpen, root, control, close, setOpen, onKeyDown } = useDropDown<HTMLButtonElement>()
  return (
    <div className="day-picker" ref={root}>
      <h2 className="planning-period">
        <button
          ref={control}
          type="button"
          className="btn btn-ghost"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={onKeyDown}
        >
          {periodWord(vue, { jour, days }, i18n.language)}
          <span className="visually-hidden">{t('toolbar.goTo')}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </button>
      </h2>
      {isOpen ? (
        <CalendarPopover
          anchor={root}
          day={jour}
          onKeyDown={onKeyDown}
          onPick={(day) => {
            onPick(day)
            close()
          }}
        />
      ) : null}
    </div>
  )
}
