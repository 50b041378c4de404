import type { CreneauLibre } from '@contract/planning/creneau'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { ErrorState } from '@core/components/states/ErrorState'
import { useZone } from '@src/parts/evenement/useZone'
import { rankOf, type Voeu } from '../ask/values'
import { DaysOfWeek } from './DaysOfWeek'
import { NoOpenings } from './NoOpenings'
import { PickerSkeleton } from './PickerSkeleton'
import { SlotChip } from './SlotChip'
import type { Week } from './useWeek'
import { WeekNav } from './WeekNav'
import { daysOfWeek } from './week'
import './picker.scss'

interface SlotPickerProps {
  week: Week
  configuration: ConfigurationPlanning | undefined
  /** The name of the instructor filtered by. */
  moniteur: string | undefined
  picked: readonly Voeu[]
  onToggle: (slot: CreneauLibre) => void
  onEverybody: () => void
  onWait: () => void
}

/** The free times of a week to pick from. */
export function SlotPicker({ week, ...rest }: SlotPickerProps) {
  return (
    <div className="slot-picker" data-slots>
      <WeekNav week={week} />
      <WeekTimes week={week} {...rest} />
    </div>
  )
}

function WeekTimes({ week, configuration, moniteur, picked, onToggle, ...ways }: SlotPickerProps) {
  const zone = useZone()
  const { data, query, from, next } = week
  if (!data && query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
  if (!data || week.isLeaving) return <PickerSkeleton />
  const { moniteurs, creneaux } = data
  if (creneaux.length === 0) {
    const reglages = configuration?.reglages
    return (
      <NoOpenings
        {...ways}
        data={data}
        reglages={reglages}
        moniteur={moniteur}
        onNext={() => next && week.show(next)}
      />
    )
  }
  const days = daysOfWeek(creneaux, { from, zone, horaires: configuration?.horaires ?? [] })
  const chip = (slot: CreneauLibre) => (
    <SlotChip slot={slot} moniteurs={moniteurs} rank={rankOf(picked, slot)} onPress={() => onToggle(slot)} />
  )
  return <DaysOfWeek days={days} chip={chip} />
}
