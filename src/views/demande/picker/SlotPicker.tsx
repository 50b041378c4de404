import type { CreneauLibre } from '@contract/planning/creneau'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { ErrorState } from '@core/components/ErrorState'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { useZone } from '@src/parts/evenement/useZone'
import type { FormValues, Voeu } from '../ask/values'
import { DayColumns } from './DayColumns'
import { DayStrip } from './DayStrip'
import { NoOpenings } from './NoOpenings'
import { PickerSkeleton } from './PickerSkeleton'
import { SlotChip } from './SlotChip'
import type { Week } from './useWeek'
import { WeekNav } from './WeekNav'
import { daysOfWeek } from './week'
import './picker.scss'

interface SlotPickerProps extends Pick<FormValues, 'idMoniteur'> {
  week: Week
  configuration: ConfigurationPlanning | undefined
  picked: readonly Voeu[]
  onToggle: (voeu: Voeu) => void
  onEverybody: () => void
  onWait: () => void
}

/** The free times of a week, to pick from. */
export function SlotPicker({ week, ...rest }: SlotPickerProps) {
  return (
    <div className="slot-picker" data-slots>
      <WeekNav week={week} />
      <WeekTimes {...{ week }} {...rest} />
    </div>
  )
}

function WeekTimes({ week, configuration, idMoniteur, picked, ...on }: SlotPickerProps) {
  const isPhone = useIsPhone()
  const zone = useZone()
  const { data, query, from, next } = week
  if (!data && query.isError) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
  if (!data || week.isLeaving) return <PickerSkeleton />
  const { moniteurs, creneaux } = data
  const nameOf = (id: number | undefined) => moniteurs.find((one) => one.id === id)?.nom ?? null
  if (creneaux.length === 0) {
    return (
      <NoOpenings
        {...on}
        data={data}
        reglages={configuration?.reglages}
        moniteur={nameOf(idMoniteur ?? undefined) ?? undefined}
        onNext={() => next && week.show(next)}
      />
    )
  }
  const days = daysOfWeek(creneaux, { from, zone, horaires: configuration?.horaires ?? [] })
  const chip = (slot: CreneauLibre) => {
    const voeu = { start: slot.start, end: slot.end, idMoniteur, moniteur: nameOf(slot.idMoniteurs[0]) }
    const rank = picked.findIndex(({ start, end }) => start === slot.start && end === slot.end) + 1
    return <SlotChip {...{ slot, moniteurs, rank }} onPress={() => on.onToggle(voeu)} />
  }
  return isPhone ? <DayStrip {...{ days, chip }} /> : <DayColumns {...{ days, chip }} />
}
