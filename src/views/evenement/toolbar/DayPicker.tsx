import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarState } from '../state/useCalendarState'
import { periodWord } from './periodWord'

interface DayPickerProps extends Pick<CalendarState, 'vue' | 'jour' | 'days'> {
  onPick: (day: string) => void
}

/** The days that one looks at; a press opens the browser's own calendar to go elsewhere. */
export function DayPicker({ vue, jour, days, onPick }: DayPickerProps) {
  const { t, i18n } = useTranslation('evenement')
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    try {
      input.current?.showPicker()
    } catch {
      // A browser without it, or inside a frame: the day is typed.
      input.current?.focus()
    }
  }
  return (
    <div className="day-picker">
      <h2 className="planning-period">
        <button type="button" className="btn btn-ghost" onClick={open}>
          {periodWord(vue, { jour, days }, i18n.language)}
          <span className="visually-hidden">{t('toolbar.goTo')}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </button>
      </h2>
      <input
        ref={input}
        type="date"
        className="form-control"
        tabIndex={-1}
        aria-label={t('toolbar.goTo')}
        value={jour}
        onChange={(event) => event.target.value && onPick(event.target.value)}
      />
    </div>
  )
}
