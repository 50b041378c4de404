import { type Moniteur, moniteur as moniteurSchema } from '@contract/moniteur'
import { applyServerErrors } from '@core/form/applyServerErrors'
import { checkResolver } from '@core/form/checkResolver'
import { useDraft } from '@core/form/useDraft'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import type { Problem } from '@core/http/problem'
import { useCreateMoniteurMutation, useUpdateMoniteurMutation } from '@src/redux/moniteur/api'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSchool } from './useSchool'
import { bodyOf, formValuesOf, type MoniteurFormValues, NEW_MONITEUR } from './values'

const resolver = checkResolver<MoniteurFormValues>(async (values) => (await import('./check')).faultsOf(values))

/** The record as it is now, from the refusal of a stale save. */
function currentOf({ code, details }: Problem): Moniteur | null {
  if (code !== 'stale' || typeof details !== 'object' || details === null || !('current' in details)) return null
  return moniteurSchema.safeParse(details.current).data ?? null
}

/** The form of an instructor: its draft, its guard, its save and what the server answers to that. */
export function useMoniteurForm(moniteur: Moniteur | undefined, onSaved: (saved: Moniteur) => void) {
  const { t, i18n } = useTranslation(['moniteur', 'common'])
  const { currency, pays } = useSchool()
  const valuesOf = (row: Moniteur) => formValuesOf(row, { language: i18n.language, currency, pays })
  const [create] = useCreateMoniteurMutation()
  const [update] = useUpdateMoniteurMutation()
  const [theirs, setTheirs] = useState<Moniteur | null>(null)
  const [saved, setSaved] = useState<Moniteur | null>(null)
  const form = useForm<MoniteurFormValues>({
    defaultValues: moniteur ? valuesOf(moniteur) : NEW_MONITEUR,
    resolver,
  })
  const draft = useDraft(`moniteur:${moniteur?.id ?? 'new'}`, form)
  useUnsavedGuard(form.formState.isDirty && !saved)
  // After the guard has let go.
  useEffect(() => {
    if (saved) onSaved(saved)
  }, [saved, onSaved])

  const refused = (problem: Problem) => {
    const current = currentOf(problem)
    setTheirs(current)
    if (current) return
    const unknown = applyServerErrors(form, problem.errors ?? {})
    if (!problem.errors || unknown.length > 0) {
      form.setError('root', { message: problem.message || t('common:dialog.errorText') })
    }
  }
  const save = async (values: MoniteurFormValues) => {
    const body = bodyOf(values)
    const { data, error } = moniteur
      ? await update({ id: moniteur.id, body: { ...body, version: values.version } })
      : await create(body)
    if (!data) return refused(error as Problem) // the type of RTK Query's errors also knows those of a bad schema
    draft.clear()
    setSaved(data)
  }
  const startAgain = (row: Moniteur | undefined) => {
    form.reset(row ? valuesOf(row) : NEW_MONITEUR)
    draft.clear()
    setTheirs(null)
  }
  return {
    form,
    draft,
    save,
    theirs: theirs && valuesOf(theirs),
    takeTheirs: () => startAgain(theirs ?? moniteur),
    startAgain: () => startAgain(moniteur),
  }
}
