import { confirmDialog, errorDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import type { Problem } from '@core/http/problem'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { showFaults } from '../showFaults'
import { type Comparison, type Difference, differencesOf, merged, type Sides, type Versions } from './versions'

/** The record as somebody else saved it meanwhile, as this form would hold it. */
export interface Stale<Values> {
  values: Values
  savedAt: string
  /** Archived since this form was opened. */
  archived?: boolean
}

export interface Conflict<Values, Field extends string> {
  versions: Versions<Values>
  savedAt: string
  archived: boolean
  differences: Difference<Field>[]
}

/** What a form's values have to hold: its fields, and the version that was read. */
export type RecordValues<Field extends string> = FieldValues & Partial<Record<Field, unknown>> & { version: number }

export interface SaveOptions<Values, Field extends string, Saved> extends Comparison<Values, Field> {
  /** Sends the values; answers as a mutation does. */
  send: (values: Values) => Promise<{ data?: Saved; error?: Problem | { message?: string } }>
  /** Reads the record out of the details of a refusal to overwrite it; null when it is not there. */
  staleOf: (details: unknown) => Stale<Values> | null
  /** Told of every refusal, and with null when the form is sent again. */
  onRefused?: (problem: Problem | null) => void
}

/** Sends a form; a refusal lands beside its field, a clash of two people in `conflict`, and nothing typed is lost. */
export function useSave<Field extends string, Values extends RecordValues<Field>, Saved>(
  form: UseFormReturn<Values>,
  { send, staleOf, onRefused, ...comparison }: SaveOptions<Values, Field, Saved>,
) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const [saved, setSaved] = useState<Saved | null>(null)
  const [conflict, setConflict] = useState<Conflict<Values, Field> | null>(null)
  /** What the form started from, or what the other person saved since. */
  const [base, setBase] = useState<Values>(() => form.getValues())

  async function refused(problem: Problem, values: Values): Promise<void> {
    const stale = problem.code === 'stale' ? staleOf(problem.details) : null
    if (stale) return clashed(values, stale)
    onRefused?.(problem)
    // A version that this form cannot read is not compared, only told of.
    if (problem.code === 'stale') await errorDialog(problem.message)
    else await showFaults(form, problem)
  }

  async function clashed(mine: Values, { values: theirs, savedAt, archived = false }: Stale<Values>): Promise<void> {
    const versions = { base, mine, theirs }
    const differences = differencesOf(comparison, versions)
    const isUntouched = differencesOf(comparison, { ...versions, mine: base }).length === 0
    if (!isUntouched && differences.length > 0) return setConflict({ versions, savedAt, archived, differences })
    if (archived && !(await goesOn(savedAt))) return
    await save({ ...mine, version: theirs.version })
  }

  /** Nobody else changed a field: whoever saves need only know that the record was put away. */
  const goesOn = (savedAt: string) =>
    confirmDialog({
      title: t('conflict.archivedTitle'),
      text: t('conflict.archivedText', { time: format.time(savedAt) }),
    })

  async function save(values: Values): Promise<void> {
    onRefused?.(null)
    const { data, error } = await send(values)
    if (data !== undefined) setSaved(data)
    else if (error && 'status' in error) await refused(error, values)
    else await errorDialog()
  }

  /** Takes what was chosen into the form, and sends it as an answer to the other person's version. */
  async function settle(sides: Sides<Field>): Promise<void> {
    if (!conflict) return
    const { theirs } = conflict.versions
    setConflict(null)
    setBase(theirs)
    form.reset(theirs)
    form.reset(merged(conflict.versions, sides), { keepDefaultValues: true })
    await form.handleSubmit(save)()
  }

  return { save, saved, conflict, settle, dismiss: () => setConflict(null) }
}
