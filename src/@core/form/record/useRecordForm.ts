import { useEffect, useState } from 'react'
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form'
import { useDraft } from '../useDraft'
import { useUnsavedGuard } from '../useUnsavedGuard'
import { type RecordValues, type SaveOptions, useSave } from './useSave'

interface RecordFormOptions<Values extends RecordValues<Field>, Field extends string, Saved>
  extends SaveOptions<Values, Field, Saved> {
  /** What the form starts from. */
  start: () => Values
  resolver: Resolver<Values>
  /** Where what is typed is kept: domain, person, record. */
  draftKey: string
  /** Called once after each save, when nothing unsaved holds the page any more. */
  onSaved: (saved: Saved) => void
}

/** The form of a record, for `RecordForm`: its draft, its guard, its save and the choice between two versions. */
export function useRecordForm<Field extends string, Values extends RecordValues<Field>, Saved>({
  start: makeStart,
  resolver,
  draftKey,
  onSaved,
  ...saveOptions
}: RecordFormOptions<Values, Field, Saved>) {
  // Only what the form started from: a newer record meanwhile is told of when saving.
  const [start] = useState(makeStart)
  // The values are whole, which the library's partial type of a generic cannot see.
  const form = useForm<Values>({ defaultValues: start as DefaultValues<Values>, resolver })
  const saving = useSave(form, saveOptions)
  const draft = useDraft(draftKey, form)
  const { saved } = saving
  const { isDirty, isSubmitting } = form.formState
  useUnsavedGuard(isDirty && saved === null, draft.clear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (saved === null) return
    draft.clear()
    onSaved(saved)
  }, [saved])
  const startAnew = () => {
    form.reset(start)
    draft.clear()
  }
  return { form, ...saving, isPending: isSubmitting || saved !== null, hasDraft: draft.restored && isDirty, startAnew }
}

export type RecordFormState<Field extends string, Values extends RecordValues<Field>, Saved> = ReturnType<
  typeof useRecordForm<Field, Values, Saved>
>
