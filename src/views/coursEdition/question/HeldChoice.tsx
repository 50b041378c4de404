import type { SelectOption } from '@core/components/select/selectProps'
import { ComboField } from '@core/form/fields/ComboField'
import { useWatch } from 'react-hook-form'

interface HeldChoiceProps {
  name: string
  label: string
  hint: string
  required?: boolean
  /** Undefined while they are loaded. */
  options: readonly SelectOption[] | undefined
  placeholder?: string
}

/** One choice among the offered options, and the form's current value even where it is not offered. */
export function HeldChoice({ options, ...field }: HeldChoiceProps) {
  const value: unknown = useWatch({ name: field.name })
  const isOffered = options?.some((one) => one.value === value)
  const held = typeof value === 'string' && value && !isOffered ? [{ value, label: value }] : []
  return <ComboField {...field} options={[...held, ...(options ?? [])]} loading={!options} />
}
