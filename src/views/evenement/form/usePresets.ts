import type { Candidat } from '@contract/ecole/candidat'
import type { SelectOption } from '@core/components/Select'
import { type FormValues, takesVehicule } from '@src/parts/evenement/form/values'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

type EventForm = UseFormReturn<FormValues>

/** Fills a field in as if the form had been opened with it: nothing was typed, and nothing would be lost. */
const preset = (form: EventForm, name: 'idMoniteur' | 'idVehicule', value: number) =>
  form.resetField(name, { defaultValue: value })

/** A candidate comes with its own instructor, unless another one was chosen. */
export function followCandidat(form: EventForm, { idMoniteur }: Pick<Candidat, 'idMoniteur'>) {
  if (idMoniteur !== null && form.getValues('idMoniteur') === null) preset(form, 'idMoniteur', idMoniteur)
}

/**
 * The first free vehicle of the candidate's category, unless another one was chosen: another one once the lesson repeats
 * beyond the papers of the first.
 */
export function usePresetVehicule(form: EventForm, vehicules: readonly SelectOption[], idPermi: number | undefined) {
  const first = vehicules[0]?.value
  const { calendar } = form.getValues()
  const last = useRef<number | null>(null)
  useEffect(() => {
    if (first === undefined || idPermi === undefined || !takesVehicule(calendar)) return
    // Null as long as nothing was filled in, here either.
    const isLeftOpen = form.getValues('idVehicule') === last.current && !form.getFieldState('idVehicule').isDirty
    if (!isLeftOpen) return
    last.current = Number(first)
    preset(form, 'idVehicule', last.current)
  }, [form, first, idPermi, calendar])
}
