import { useEffect, useState } from 'react'
import { type DefaultValues, type Resolver, useForm } from 'react-hook-form'
import { useDraft } from '../useDraft'
import { useUnsavedGuard } from '../useUnsavedGuard'
import { type RecordValues, type SaveOptions, useSave } from './useSave'

interface RecordFormOptions<Values extends RecordValues<Field>, Field extends string, Saved>
  extends SaveOptions<Values, Field, Saved> {
  /** The start values of the form. */
  start: () => Values
  resolver: Resolver<Values>
  /** The key of the draft: domain, record. */
  draftKey: string
  /** Called once after each save, when the unsaved-changes guard is off again. */
  onSaved: (saved: Saved) => void
}

/** The form of a record, for `RecordForm`: draft, unsaved-changes guard, save and conflict resolution. */
export function useRecordForm<Field extends string, Values extends RecordValues<Field>, Saved>({
  start: makeStart,
  resolver,
  draftKey,
  onSaved,
  ...saveOptions
}: RecordFormOptions<Values, Field, Saved>) {
  // Kept for the life of the form: a newer version of the record is reported when saving.
  const [start] = useState(makeStart)
  // The values are complete, which the library's partial generic type cannot express.
  const form = useForm<Values>({ defaultValues: start as DefaultValues<Values>, resolver })
  const saving = useSave(form, saveOptions)
  const draft = useDraft(draftKey, form, { changesOnly: true })
  const { saved } = saving
  const { isDirty, isSubmitting } = form.formState
  useUnsavedGuard(isDirty && saved === null, draft.clear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (saved === null) return
    draft.clear()
    onSaved(saved)
  }, [saved])
  return {
    form,
    ...saving,
    isPending: isSubmitting || saved !== null,
    hasDraft: draft.restored && isDirty,
    startAnew: draft.discard,
  }
}

export type RecordFormState<Field extends string, Values extends RecordValues<Field>, Saved> = ReturnType<
  typeof useRecordForm<Field, Values, Saved>
>
