import type { Plage } from '@contract/planning/openingHours'
import { inRow } from '@core/format/inRow'
import { useTranslation } from 'react-i18next'
import { useDayNames } from './WeekGrid/useDayNames'
import { JOURS } from './WeekGrid/week'

/** Formats a week for the conflict dialog. */
export function useWeekWords(label: string, offLabel: string) {
  const names = useDayNames()
  const value = (_field: 'plages', { plages }: { plages: Plage[] }) => (
    <WeekSummary plages={plages} offLabel={offLabel} dayName={names.short} />
  )
  return { label: () => label, value }
}

interface WeekSummaryProps {
  plages: readonly Plage[]
  offLabel: string
  dayName: (jour: number) => string
}

/** The times of a week, one line per day. */
export function WeekSummary({ plages, offLabel, dayName }: WeekSummaryProps) {
  const { i18n } = useTranslation()
  return (
    <span>
      {JOURS.map((jour) => {
        const times = plages.filter((plage) => plage.jour === jour).map(({ debut, fin }) => `${debut}–${fin}`)
        return (
          <span key={jour} className="d-block">
            {dayName(jour)} {times.length > 0 ? inRow(times, i18n.language) : offLabel}
          </span>
        )
      })}
    </span>
  )
}
