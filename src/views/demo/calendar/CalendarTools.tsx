import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { today } from '@core/format/date'
import { ChevronLeft, ChevronRight, Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type SidePanel, SidePanelButton } from '../shared/AppFrame'
import { type CalendarAddress, type CalendarView, stepped, VIEWS } from './address'

interface CalendarToolsProps {
  panel: SidePanel
  address: CalendarAddress
  title: string
  onDate: (date: string) => void
  onView: (view: CalendarView) => void
  onHelp: () => void
}

/** Date navigation and the choice of the view. */
export function CalendarTools({ panel, address, title, onDate, onView, onHelp }: CalendarToolsProps) {
  const { t } = useTranslation('demoCalendar')
  const { view, date } = address
  return (
    <div className="app-tools">
      <SidePanelButton panel={panel} label={t('showCalendars')} />
      <IconButton icon={ChevronLeft} label={t('previous')} onClick={() => onDate(stepped(date, view, -1))} />
      <IconButton icon={ChevronRight} label={t('next')} onClick={() => onDate(stepped(date, view, 1))} />
      <Button size="sm" onClick={() => onDate(today())}>
        {t('today')}
      </Button>
      <h2 className="cal-period" aria-live="polite">
        {title}
      </h2>
      <div className="app-tools-end">
        <select
          className="form-select form-select-sm"
          aria-label={t('view')}
          value={view}
          onChange={(event) => onView(VIEWS.find((one) => one === event.target.value) ?? 'month')}
        >
          {VIEWS.map((one) => (
            <option key={one} value={one}>
              {t(`views.${one}`)}
            </option>
          ))}
        </select>
        <IconButton className="keys-button" icon={Keyboard} label={t('keys.help')} onClick={onHelp} />
      </div>
    </div>
  )
}
