import { useId } from 'react'
import { get, useFormContext } from 'react-hook-form'

/** The common props of all fields. */
export interface FieldProps {
  name: string
  label: string
  /** A line of help under the field. */
  hint?: string
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  className?: string
}

/** The ids, the fault and the registration of one field of the surrounding form. */
export function useField(name: string, hint?: string) {
  const { register, formState, control } = useFormContext()
  const id = useId()
  const fault: unknown = get(formState.errors, name)
  const code = codeOf(fault)
  const describedBy = [code ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
  return {
    id,
    code,
    control,
    register,
    describedBy,
    aria: { 'aria-invalid': code ? true : undefined, 'aria-describedby': describedBy },
  }
}

function codeOf(fault: unknown): string | null {
  if (typeof fault !== 'object' || fault === null) return null
  if ('message' in fault && typeof fault.message === 'string' && fault.message) return fault.message
  return 'type' in fault && typeof fault.type === 'string' ? fault.type : null
}
