import type { SelectOption } from '@core/components/select/selectProps'
import { usePermisQuery } from '@src/redux/permi/permi'
import { useFormContext, useWatch } from 'react-hook-form'
import { usePermiChoice } from './usePermiChoice'

/**
 * The licence categories that a form field offers: those taught by the school, plus those that the record had when the
 * form opened or that the field holds.
 */
export function useTaughtChoice(name: string): SelectOption[] {
  const { data } = usePermisQuery()
  const permiChoice = usePermiChoice()
  const { formState } = useFormContext()
  const value: unknown = useWatch({ name })
  const held = [formState.defaultValues?.[name], value].flat()
  return (data ?? []).filter(({ id, enseigne }) => enseigne || held.includes(id)).map(permiChoice)
}
