import type { CreneauLibre } from '@contract/planning/creneau'
import { SelectField } from '@core/form/SelectField'
import { useFormat } from '@core/format/useFormat'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { problemOf } from '@src/redux/problemOf'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SlotPicker } from '../picker/SlotPicker'
import { useWeek } from '../picker/useWeek'
import { Picks } from './Picks'
import { usePicks } from './usePicks'
import type { FormValues } from './values'

/** Until the school's own is known. */
const HORIZON = 365
const LENGTHS = [60, 90, 120]

interface TimesProps {
  /** How long the school's lessons usually are. */
  usual: number
  onWait: (calendar: FormValues['calendar']) => void
  /** What to say of a change to the picks. */
  onNews: (news: string) => void
}

/** For how long and with whom, the free times, and those that were picked. */
export function Times({ usual, onWait, onNews }: TimesProps) {
  const { watch, setValue } = useFormContext<FormValues>()
  const { data: configuration } = usePlanningQuery()
  const [calendar, chosen, idMoniteur] = watch(['calendar', 'minutes', 'idMoniteur'])
  const minutes = chosen || usual
  const picks = usePicks({ calendar, minutes }, onNews)
  const wanted = { calendar, minutes: String(minutes), idMoniteur: idMoniteur ? String(idMoniteur) : undefined }
  const week = useWeek(wanted, configuration?.reglages.horizonJours ?? HORIZON)
  // While another week is on its way, those of the last one.
  const moniteurs = week.query.data?.moniteurs ?? []
  const moniteur = moniteurs.find(({ id }) => id === idMoniteur)?.nom
  // Somebody who does not give the kind that was chosen since.
  const isUnknown = idMoniteur !== null && problemOf(week.query.error).status === 422
  useEffect(() => {
    if (isUnknown) setValue('idMoniteur', null)
  }, [isUnknown, setValue])
  const toggle = ({ start, end }: CreneauLibre) =>
    picks.toggle({ start, end, calendar, idMoniteur, moniteur: moniteur ?? null })
  return (
    <>
      <Choices {...{ usual, moniteurs }} />
      <SlotPicker
        {...{ week, configuration, moniteur }}
        picked={picks.picked}
        onToggle={toggle}
        onEverybody={() => setValue('idMoniteur', null, { shouldDirty: true })}
        onWait={() => onWait(calendar)}
      />
      <Picks picks={picks} />
    </>
  )
}

/** How long the lesson is, and whose free times are shown. */
function Choices({ usual, moniteurs }: { usual: number; moniteurs: { id: number; nom: string }[] }) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const lengths = [...new Set([usual, ...LENGTHS])].sort((a, b) => a - b)
  const people = moniteurs.map(({ id, nom }) => ({ value: String(id), label: nom }))
  return (
    <div className="form-grid">
      {/* Drawn anew with its options: what a draft holds cannot be shown as chosen before it is among them. */}
      <SelectField
        key={`minutes ${lengths}`}
        numeric
        name="minutes"
        label={t('ask.minutes')}
        required
        options={lengths.map((value) => ({ value: String(value), label: format.durationLong(value) }))}
      />
      <SelectField
        key={`moniteurs ${people.map(({ value }) => value)}`}
        numeric
        name="idMoniteur"
        label={t('ask.moniteur')}
        placeholder={t('ask.anybody')}
        options={people}
      />
    </div>
  )
}
