import type { Candidat } from '@contract/ecole/candidat'
import type { SelectOption } from '@core/components/select/selectProps'
import { type FormValues, takesVehicule } from '@src/parts/evenement/form/values'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

type EventForm = UseFormReturn<FormValues>

/** Sets a field as if it were a start value, so that it does not count as typed. */
const preset = (form: EventForm, name: 'idMoniteur' | 'idVehicule', value: number) =>
  form.resetField(name, { defaultValue: value })

/** A candidate preselects their instructor, unless another one was chosen. */
export function followCandidat(form: EventForm, { idMoniteur }: Pick<Candidat, 'idMoniteur'>) {
  if (idMoniteur !== null && form.getValues('idMoniteur') === null) preset(form, 'idMoniteur', idMoniteur)
}

/**
 * Preselects the first free vehicle of the candidate's category, unless one was chosen; a different one when the
 * recurrence outlasts its papers.
 */
export function usePresetVehicule(form: EventForm, vehicules: readonly SelectOption[], idPermi: number | undefined) {
  const first = vehicules[0]?.value
  const { calendar } = form.getValues()
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (first === undefined || idPermi === undefined || !takesVehicule(calendar)) return
    // Null means that the field was never filled in, by this hook either.
    const isLeftOpen = form.getValues('idVehicule') === last.current && !form.getFieldState('idVehicule').isDirty
    if (!isLeftOpen) return
    last.current = Number(first)
    preset(form, 'idVehicule', last.current)
  }, [form, first, idPermi, calendar])
}
