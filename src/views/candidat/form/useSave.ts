import type { CandidatDetail } from '@contract/candidat'
import { errorDialog } from '@core/dialogs/dialogs'
import { applyServerErrors } from '@core/form/applyServerErrors'
import type { Problem } from '@core/http/problem'
import { useCreateCandidatMutation, useUpdateCandidatMutation } from '@src/redux/candidat/api'
import { useSchool } from '@src/redux/session/useSchool'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { currentOf, differencesOf, type Holder, holderOf, merged, type Sides } from './conflict'
import { type FormValues, inputOf, valuesOf } from './values'

interface Conflict {
  current: CandidatDetail
  mine: FormValues
}

/** Sends the form; a refusal lands beside its field, a clash of two people in `conflict`, and nothing typed is lost. */
export function useSave(form: UseFormReturn<FormValues>, id: number | undefined) {
  const { pays: home } = useSchool()
  const [create] = useCreateCandidatMutation()
  const [update] = useUpdateCandidatMutation()
  const [saved, setSaved] = useState<CandidatDetail | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [holder, setHolder] = useState<Holder | null>(null)
  /** What the form started from, or what the other person saved since. */
  const [base, setBase] = useState<FormValues>(() => form.getValues())

  const send = (values: FormValues) =>
    id === undefined ? create(inputOf(values)) : update({ id, body: { ...inputOf(values), version: values.version } })

  async function refused(problem: Problem, values: FormValues): Promise<void> {
    const current = problem.code === 'stale' ? currentOf(problem.details) : null
    if (current) return clashed(current, values)
    setHolder(holderOf(problem.details))
    const untold = applyServerErrors(form, problem.errors ?? {})
    // An ended session has its own dialog.
    const isTold = problem.errors !== undefined && untold.length === 0
    if (!isTold && problem.status !== 401) await errorDialog(problem.message)
  }

  async function clashed(current: CandidatDetail, mine: FormValues): Promise<void> {
    if (differencesOf(base, mine, current).length > 0) setConflict({ current, mine })
    else await save({ ...mine, version: current.version })
  }

  async function save(values: FormValues): Promise<void> {
    setHolder(null)
    const { data, error } = await send(values)
    if (data) setSaved(data)
    else if (error && 'status' in error) await refused(error, values)
    else await errorDialog()
  }

  /** Takes what was chosen into the form, and sends it as an answer to the other person's version. */
  async function settle(sides: Sides): Promise<void> {
    if (!conflict) return
    const theirs = valuesOf(conflict.current, home)
    const values = merged(conflict.mine, theirs, sides)
    setConflict(null)
    setBase(theirs)
    form.reset(theirs)
    form.reset(values, { keepDefaultValues: true })
    await form.handleSubmit(save)()
  }

  return { save, saved, holder, base, conflict, settle, dismiss: () => setConflict(null) }
}
