import type { Plage } from '@contract/planning/openingHours'
import { WeekSummary } from './useWeekWords'
import { useDayNames } from './WeekGrid/useDayNames'

interface WeekReadingProps {
  label: string
  offLabel: string
  plages: readonly Plage[]
}

/** A read-only week. */
export function WeekReading({ label, offLabel, plages }: WeekReadingProps) {
  const names = useDayNames()
  return (
    <section className="card card-body" aria-label={label}>
      <WeekSummary plages={plages} offLabel={offLabel} dayName={names.long} />
    </section>
  )
}
