import { wallAt, wallMinutesBetween } from '@contract/clock/wall'
import { endAfter, type FormValues } from '@src/parts/evenement/form/values'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

/** When the start changes, the end follows: the duration stays until the end is changed. */
export function useFollowingEnd(form: UseFormReturn<FormValues>) {
  const { jour, start, end } = form.getValues()
  const minutes = useRef(wallMinutesBetween(wallAt(jour, start), wallAt(jour, end)))
  useEffect(() => {
    const subscription = form.watch((values, { name, type }) => {
      const { jour: day, start, end } = values
      // Reset by a draft or by another user's version.
      if (!name && day && start && end) minutes.current = wallMinutesBetween(wallAt(day, start), wallAt(day, end))
      if (type !== 'change' || !day || !start || !end) return
      if (name === 'end') minutes.current = wallMinutesBetween(wallAt(day, start), wallAt(day, end))
      if (name === 'start' && minutes.current > 0) form.setValue('end', endAfter(day, start, minutes.current))
    })
    return () => subscription.unsubscribe()
  }, [form])
}
