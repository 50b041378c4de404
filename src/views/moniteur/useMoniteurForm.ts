import type { Moniteur } from '@contract/moniteur'
import { checkResolver } from '@core/form/checkResolver'
import { useDraft } from '@core/form/useDraft'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useFormValues } from './useFormValues'
import { useSave } from './useSave'
import { type MoniteurFormValues, NEW_MONITEUR } from './values'

const resolver = checkResolver<MoniteurFormValues>(async (values) => (await import('./check')).faultsOf(values))

/** The form of an instructor: its draft, its guard, its save. */
export function useMoniteurForm(moniteur: Moniteur | undefined, onSaved: (saved: Moniteur) => void) {
  const valuesOf = useFormValues()
  // Only what the form started from: a newer record meanwhile is told of when saving.
  const [start] = useState(() => (moniteur ? valuesOf(moniteur) : NEW_MONITEUR))
  const form = useForm<MoniteurFormValues>({ defaultValues: start, resolver })
  const saving = useSave(form, moniteur?.id)
  const person = useAppSelector(selectUserData)?.connect.id
  const draft = useDraft(`moniteur:${person}:${moniteur?.id ?? 'new'}`, form)
  const { saved } = saving
  useUnsavedGuard(form.formState.isDirty && !saved)
  // In a render of its own: by then nothing unsaved holds the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (!saved) return
    draft.clear()
    onSaved(saved)
  }, [saved])
  const startAnew = () => {
    form.reset(start)
    draft.clear()
  }
  return { form, ...saving, hasDraft: draft.restored && form.formState.isDirty, startAnew }
}
