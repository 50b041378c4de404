import type { Moniteur } from '@contract/ecole/moniteur'
import { type Holder, holderOf } from '@core/form/record/HeldNote'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { bodyOf, type MoniteurFormValues, NEW_MONITEUR } from '@src/parts/moniteur/values'
import { useCreateMoniteurMutation, useUpdateMoniteurMutation } from '@src/redux/moniteur/moniteur'
import { useAbility } from '@src/redux/session/ability'
import { useState } from 'react'
import { type Field, moniteurRecord } from './record'
import { useFormValues } from './useFormValues'

/** The form of an instructor; `holder` is the person who already has the typed identity number. */
export function useMoniteurForm(moniteur: Moniteur | undefined, onSaved: (saved: Moniteur) => void) {
  const valuesOf = useFormValues()
  const [create] = useCreateMoniteurMutation()
  const [update] = useUpdateMoniteurMutation()
  const setsPay = useAbility().can('update', 'Remuneration')
  const id = moniteur?.id
  const [wasArchived] = useState(moniteur?.archived)
  const [holder, setHolder] = useState<Holder | null>(null)
  const record = useRecordForm<Field, MoniteurFormValues, Moniteur>({
    start: () => (moniteur ? valuesOf(moniteur) : { ...NEW_MONITEUR, tarifHoraire: setsPay ? '' : null }),
    draftKey: `moniteur:${id ?? 'new'}`,
    ...moniteurRecord.form,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: moniteurRecord.staleOf(valuesOf, wasArchived),
    onRefused: (problem) => setHolder(problem && holderOf(problem.details)),
    onSaved,
  })
  return { record, holder }
}
