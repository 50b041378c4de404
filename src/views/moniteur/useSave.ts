import type { Moniteur } from '@contract/moniteur'
import { errorDialog } from '@core/dialogs/dialogs'
import { applyServerErrors } from '@core/form/applyServerErrors'
import type { Problem } from '@core/http/problem'
import { useCreateMoniteurMutation, useUpdateMoniteurMutation } from '@src/redux/moniteur/api'
import { problemOf } from '@src/redux/problemOf'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { currentOf, differencesOf } from './conflict'
import { useFormValues } from './useFormValues'
import { bodyOf, type MoniteurFormValues } from './values'

interface Conflict {
  mine: MoniteurFormValues
  theirs: MoniteurFormValues
}

/** Sends the form; a refusal lands beside its field, a clash of two people in `conflict`, and nothing typed is lost. */
export function useSave(form: UseFormReturn<MoniteurFormValues>, id: number | undefined) {
  const valuesOf = useFormValues()
  const [create] = useCreateMoniteurMutation()
  const [update] = useUpdateMoniteurMutation()
  const [saved, setSaved] = useState<Moniteur | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** What the form started from, or what the other person saved since. */
  const [base, setBase] = useState<MoniteurFormValues>(() => form.getValues())

  const send = (values: MoniteurFormValues) =>
    id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } })

  async function refused(problem: Problem, mine: MoniteurFormValues): Promise<void> {
    const current = problem.code === 'stale' ? currentOf(problem.details) : null
    if (current) return clashed(mine, valuesOf(current))
    const untold = applyServerErrors(form, problem.errors ?? {})
    const isTold = problem.errors !== undefined && untold.length === 0
    // An ended session has its own dialog.
    if (!isTold && problem.status !== 401) await errorDialog(problem.message)
  }

  async function clashed(mine: MoniteurFormValues, theirs: MoniteurFormValues): Promise<void> {
    if (differencesOf(base, mine, theirs).length > 0) setConflict({ mine, theirs })
    else await save({ ...mine, version: theirs.version })
  }

  async function save(values: MoniteurFormValues): Promise<void> {
    const { data, error } = await send(values)
    if (data) setSaved(data)
    else await refused(problemOf(error), values)
  }

  /** Takes what was chosen into the form, and sends it as an answer to the other person's version. */
  async function settle(values: MoniteurFormValues): Promise<void> {
    if (!conflict) return
    setConflict(null)
    setBase(conflict.theirs)
    form.reset(conflict.theirs)
    form.reset(values, { keepDefaultValues: true })
    await form.handleSubmit(save)()
  }

  return { save, saved, base, conflict, settle, dismiss: () => setConflict(null) }
}
