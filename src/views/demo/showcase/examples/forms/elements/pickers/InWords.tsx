import { Button } from '@core/components/Button'
import { CalendarPopover } from '@core/form/date/CalendarPopover'
import { useDropDown } from '@core/form/date/useDropDown'
import { useFormat } from '@core/format/useFormat'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function InWords() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const [day, setDay] = useState('2026-11-23')
  const { isOpen, root, control, close, setOpen, onKeyDown } = useDropDown<HTMLButtonElement>()
  return (
    <div ref={root} className="showcase-row">
      <span>{t('word.day')}</span>
      <Button
        ref={control}
        icon={CalendarDays}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {format.day(day, 'long')}
      </Button>
      {isOpen ? (
        <CalendarPopover
          anchor={root}
          day={day}
          onKeyDown={onKeyDown}
          onPick={(picked) => {
            setDay(picked)
            close()
          }}
        />
      ) : null}
    </div>
  )
}
