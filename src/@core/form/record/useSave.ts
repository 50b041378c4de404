import { confirmDialog, errorDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import type { Problem } from '@core/http/problem'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { showFaults } from '../showFaults'
import { type Comparison, type Difference, differencesOf, merged, type Sides, type Versions } from './versions'

/** The record as another user saved it in the meantime, as values of this form. */
export interface Stale<Values> {
  values: Values
  savedAt: string
  /** The record was archived after this form was opened. */
  archived?: boolean
}

export interface Conflict<Values, Field extends string> {
  versions: Versions<Values>
  savedAt: string
  archived: boolean
  differences: Difference<Field>[]
}

/** The type of a form's values: its fields, and the version that was read. */
export type RecordValues<Field extends string> = FieldValues & Partial<Record<Field, unknown>> & { version: number }

export interface SaveOptions<Values, Field extends string, Saved> extends Comparison<Values, Field> {
  /** Sends the values; resolves like a mutation of RTK Query. */
  send: (values: Values) => Promise<{ data?: Saved; error?: Problem | { message?: string } }>
  /** Reads the current record from the details of a conflict; null when it is missing. */
  staleOf: (details: unknown) => Stale<Values> | null
  /** Called with each refusal, and with null when the form is sent again. */
  onRefused?: (problem: Problem | null) => void
}

/**
 * Sends a form: faults appear beside their fields, a concurrent change in `conflict`, and the typed values are kept.
 */
export function useSave<Field extends string, Values extends RecordValues<Field>, Saved>(
  form: UseFormReturn<Values>,
  { send, staleOf, onRefused, ...comparison }: SaveOptions<Values, Field, Saved>,
) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const [saved, setSaved] = useState<Saved | null>(null)
  const [conflict, setConflict] = useState<Conflict<Values, Field> | null>(null)
  /** The start values, or the version that the other user saved. */
  const [base, setBase] = useState<Values>(() => form.getValues())

  async function refused(problem: Problem, values: Values): Promise<void> {
    const stale = problem.code === 'stale' ? staleOf(problem.details) : null
    if (stale) return clashed(values, stale)
    onRefused?.(problem)
    // A version that this form cannot parse is not compared, only reported.
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

  /** The other user changed no field, only archived the record: the user confirms to go on. */
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

  /** Applies the chosen sides to the form and sends it against the other user's version. */
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
