import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarState } from '../state/useCalendarState'
import { DayPicker } from './DayPicker'
import { ViewSwitch } from './ViewSwitch'
import './toolbar.scss'

interface CalendarToolbarProps {
  state: CalendarState
  /** Whether the side-by-side views are available. */
  hasColumns: boolean
  /** The filters and other controls at the end of the line. */
  children: ReactNode
}

/** The toolbar of the planning: date navigation, views, filters. */
export function CalendarToolbar({ state, hasColumns, children }: CalendarToolbarProps) {
  const { t } = useTranslation('evenement')
  const { vue, jour, days, today, setJour, go } = state
  const isPhone = useIsPhone()
  const onToday = { onClick: () => setJour(null), 'aria-current': jour === today ? ('date' as const) : undefined }
  return (
    <div className="planning-toolbar" role="toolbar" aria-label={t('toolbar.label')}>
      {isPhone ? (
        <IconButton icon={CalendarCheck} label={t('toolbar.today')} className="planning-today" {...onToday} />
      ) : (
        <Button {...onToday}>{t('toolbar.today')}</Button>
      )}
      <div className="planning-steps">
        <IconButton icon={ChevronLeft} label={t('toolbar.previous')} onClick={() => go(-1)} />
        <IconButton icon={ChevronRight} label={t('toolbar.next')} onClick={() => go(1)} />
      </div>
      <DayPicker vue={vue} jour={jour} days={days} onPick={setJour} />
      <div className="planning-toolbar-end">
        {children}
        <ViewSwitch vue={vue} hasColumns={hasColumns} onChange={(next) => state.setVue(next)} />
      </div>
    </div>
  )
}
