import type { CreneauLibre } from '@contract/planning/creneau'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayStrip } from './DayStrip'
import { TimesOfDay } from './TimesOfDay'
import type { DayTimes } from './week'

interface DaysOfWeekProps {
  days: readonly DayTimes[]
  chip: (slot: CreneauLibre) => ReactNode
}

/** A strip of days, the free times of the selected one, and a link to the next day with free times. */
export function DaysOfWeek({ days, chip }: DaysOfWeekProps) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const [chosen, setChosen] = useState<string | null>(null)
  const open = days.filter(({ times }) => times.length > 0)
  const day = open.find(({ jour }) => jour === chosen) ?? open[0]
  if (!day) return null
  const next = open[open.indexOf(day) + 1]
  return (
    <>
      <DayStrip days={days} shown={day.jour} onShow={setChosen} />
      <TimesOfDay day={day} chip={chip} />
      {next ? (
        <Button look="ghost" size="sm" icon={ArrowRight} onClick={() => setChosen(next.jour)}>
          {t('ask.nextDay', { jour: format.day(next.jour, 'weekday') })}
        </Button>
      ) : null}
    </>
  )
}
