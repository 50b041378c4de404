import type { CreneauLibre } from '@contract/planning/creneau'
import { SelectField } from '@core/form/fields/SelectField'
import { useFormat } from '@core/format/useFormat'
import { problemOf } from '@src/redux/answers/problemOf'
import { usePlanningQuery } from '@src/redux/calendar/openingHours'
import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SlotPicker } from '../picker/SlotPicker'
import { useWeek } from '../picker/useWeek'
import { Picks } from './Picks'
import { usePicks } from './usePicks'
import type { FormValues } from './values'

/** Used until the school's own value is loaded. */
const HORIZON = 365
const LENGTHS = [60, 90, 120]

interface TimesProps {
  /** The school's usual lesson length. */
  usual: number
  onWait: (calendar: FormValues['calendar']) => void
  /** Called with a message about each change to the picks. */
  onNews: (news: string) => void
}

/** Length and instructor, the free times, and the picked ones. */
export function Times({ usual, onWait, onNews }: TimesProps) {
  const { watch, setValue } = useFormContext<FormValues>()
  const { data: configuration } = usePlanningQuery()
  const [calendar, chosen, idMoniteur] = watch(['calendar', 'minutes', 'idMoniteur'])
  const minutes = chosen || usual
  const picks = usePicks({ calendar, minutes }, onNews)
  const wanted = { calendar, minutes: String(minutes), idMoniteur: idMoniteur ? String(idMoniteur) : undefined }
  const week = useWeek(wanted, configuration?.reglages.horizonJours ?? HORIZON)
  // While another week loads, those of the previous one.
  const moniteurs = week.query.data?.moniteurs ?? []
  const moniteur = moniteurs.find(({ id }) => id === idMoniteur)?.nom
  // An instructor who does not teach the kind chosen since.
  const isUnknown = idMoniteur !== null && problemOf(week.query.error).status === 422
  useEffect(() => {
    if (isUnknown) setValue('idMoniteur', null)
  }, [isUnknown, setValue])
  const toggle = ({ start, end }: CreneauLibre) =>
    picks.toggle({ start, end, calendar, idMoniteur, moniteur: moniteur ?? null })
  return (
    <>
      <Choices usual={usual} moniteurs={moniteurs} />
      <SlotPicker
        week={week}
        configuration={configuration}
        moniteur={moniteur}
        picked={picks.picked}
        onToggle={toggle}
        onEverybody={() => setValue('idMoniteur', null, { shouldDirty: true })}
        onWait={() => onWait(calendar)}
      />
      <Picks picks={picks} />
    </>
  )
}

/** The choice of the length and of the instructor. */
function Choices({ usual, moniteurs }: { usual: number; moniteurs: { id: number; nom: string }[] }) {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const lengths = [...new Set([usual, ...LENGTHS])].sort((a, b) => a - b)
  const people = moniteurs.map(({ id, nom }) => ({ value: String(id), label: nom }))
  return (
    <div className="form-grid">
      {/* Remounted with its options: a draft's value cannot be selected before it is among them. */}
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
