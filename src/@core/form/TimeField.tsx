import { TimeInput } from './date/TimeInput'
import { useTypedField } from './date/useTypedField'
import { FieldShell } from './FieldShell'
import type { FieldProps } from './useField'

interface TimeFieldProps extends FieldProps {
  /** First and last time that make sense, `HH:MM`. */
  min?: string
  max?: string
}

/** A time of day, typed or chosen from the quarters of an hour; its value is `HH:MM`. */
export function TimeField({ name, label, required, className, ...input }: TimeFieldProps) {
  const { id, field } = useTypedField(name, input.hint)
  return (
    <FieldShell {...{ id, label, required, className }} code={null}>
      <TimeInput {...input} {...field} required={required} />
    </FieldShell>
  )
}
