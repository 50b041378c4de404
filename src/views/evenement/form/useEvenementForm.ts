import { dayOf, timeOf, toWall } from '@contract/clock/wall'
import type { ClashDetails, Creneau } from '@contract/planning/clash'
import type { Evenement, Scope } from '@contract/planning/evenement'
import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { useDraft } from '@core/form/useDraft'
import { useUnsavedGuard } from '@core/form/useUnsavedGuard'
import type { Problem } from '@core/http/problem'
import type { AskScope } from '@src/parts/evenement/actions/useScope'
import { clashOf } from '@src/parts/evenement/clash/clashOf'
import { bodyOf, type FormValues, fieldOf, updateOf, valuesOf } from '@src/parts/evenement/form/values'
import { useZone } from '@src/parts/evenement/useZone'
import { type Unpaid, unpaidOf } from '@src/parts/recouvrement/UnpaidNotice'
import { problemOf } from '@src/redux/answers/problemOf'
import { useCreateEvenementMutation, useUpdateEvenementMutation } from '@src/redux/calendar/evenement'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { currentOf } from '../details/currentOf'
import { changedParts, merged } from './merge'
import { occurrenceDays } from './recurrence'
import type { Theirs } from './TheirsNotice'
import { useFollowingEnd } from './useFollowingEnd'

interface FormOptions {
  start: () => FormValues
  /** The key of the draft, which survives a reload. */
  draftKey: string
  /** Undefined for a new event. */
  event: Evenement | undefined
  askScope: AskScope
  onSaved: OnSaved
}

/** Called after a save; for a new event with the days on which it takes place. */
export type OnSaved = (saved: Evenement, made: { days: string[]; semaines: number } | null) => void

/** Options to resend a refused form. */
interface Again {
  /** Days of a recurrence to skip. */
  except?: string[] | undefined
  scope?: Scope | undefined
  /** Confirms a booking that is not paid for, or one without a signed contract. */
  malgreImpaye?: boolean
  malgreContrat?: boolean
}

/** The dates and hours of a series as typed: its skipped days apply only to these. */
const seriesOf = (values: FormValues) => [...occurrenceDays(values), values.start, values.end].join(' ')

/** The form of an event: its save, its refusal, and the version that another user saved in the meantime. */
export function useEvenementForm({ start: makeStart, draftKey, event, askScope, onSaved }: FormOptions) {
  const zone = useZone()
  const [start] = useState(makeStart)
  const [base, setBase] = useState(event)
  const form = useForm<FormValues>({
    defaultValues: start,
    resolver: checkResolver(async (values) => (await import('./check')).faultsOf(values, zone, base)),
  })
  useFollowingEnd(form)
  const draft = useDraft(draftKey, form)
  useUnsavedGuard(form.formState.isDirty, draft.clear)
  const [create] = useCreateEvenementMutation()
  const [update] = useUpdateEvenementMutation()
  const [refusal, setRefusal] = useState<(ClashDetails & { scope?: Scope }) | null>(null)
  const [unpaid, setUnpaid] = useState<(Unpaid & Again) | null>(null)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [leftOut, setLeftOut] = useState<{ of: string; days: string[] } | null>(null)

  function saved(data: Evenement, made: Parameters<OnSaved>[1]): void {
    draft.clear()
    onSaved(data, made)
  }

  /** Takes over what another user saved meanwhile, except what was changed here. */
  function takeOver(read: Evenement, current: Evenement): void {
    const [before, after] = [valuesOf(read, zone), valuesOf(current, zone)]
    setBase(current)
    setTheirs({ event: current, changed: changedParts(before, after) })
    form.reset(merged({ before, typed: form.getValues(), theirs: after }), { keepDefaultValues: true })
  }

  async function refused(problem: Problem, how: Again = {}): Promise<void> {
    const { scope } = how
    const details = clashOf(problem)
    const missing = unpaidOf(problem)
    if (missing) return setUnpaid({ ...missing, ...how })
    const current = currentOf(problem)
    if (details) return setRefusal({ ...details, scope })
    if (current && base) return takeOver(base, current)
    const errors = Object.entries(problem.errors ?? {}).map(([path, code]) => [fieldOf(path, code), code])
    if (problem.errors) await showFaults(form, { ...problem, errors: Object.fromEntries(errors) })
  }

  async function send(values: FormValues, { except: asked, scope: known, ...confirmed }: Again = {}): Promise<void> {
    setRefusal(null)
    setUnpaid(null)
    if (!base) {
      const series = seriesOf(values)
      // Skipped days stay skipped, whichever button sends the series.
      const except = asked ?? (leftOut?.of === series ? leftOut.days : undefined)
      if (except) setLeftOut({ of: series, days: except })
      const { data, error } = await create({ ...bodyOf(values, zone, { except }), ...confirmed })
      if (!data) return refused(problemOf(error), { except, ...confirmed })
      return saved(data, { days: occurrenceDays(values, except), semaines: values.semaines ?? 1 })
    }
    const scope = known ?? (base.extendedProps.serie ? await askScope('edit') : 'one')
    if (!scope) return
    const body = { ...updateOf(values, zone, base, scope), ...confirmed }
    const { data, error } = await update({ id: base.idEvenement, body })
    return data ? saved(data, null) : refused(problemOf(error), { scope, ...confirmed })
  }

  const again = (how: Again) => form.handleSubmit((values) => send(values, how))()
  /** Applies a free time and saves immediately, with the scope chosen for the refused time. */
  const take = (slot: Creneau) => {
    const wall = toWall(slot.start, zone)
    form.setValue('jour', dayOf(wall))
    form.setValue('start', timeOf(wall))
    form.setValue('end', timeOf(toWall(slot.end, zone)))
    void again({ scope: refusal?.scope })
  }
  /** Resets the form to the other user's version. */
  const takeTheirs = () => {
    if (!theirs) return
    form.reset(valuesOf(theirs.event, zone))
    setTheirs(null)
  }
  /** Books in spite of the warning; earlier confirmations stay. */
  const bookUnpaid = () => {
    if (!unpaid) return
    const { code, mode: _, candidats: __, ...how } = unpaid
    void again({ ...how, ...(code === 'exam_no_contract' ? { malgreContrat: true } : { malgreImpaye: true }) })
  }
  return {
    form,
    draft,
    refusal,
    theirs,
    take,
    takeTheirs,
    unpaid,
    bookUnpaid,
    leaveOut: (except: string[]) => void again({ except }),
    save: (values: FormValues) => send(values),
    isPending: form.formState.isSubmitting,
  }
}
