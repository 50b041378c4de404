import { TimeInput } from '../date/TimeInput'
import { useTypedField } from '../date/useTypedField'
import { FieldShell } from './FieldShell'
import type { FieldProps } from './useField'

interface TimeFieldProps extends FieldProps {
  /** First and last accepted time, `HH:MM`. */
  min?: string
  max?: string
}

/** A time of day, typed or chosen from a list of quarter hours; its value is `HH:MM`. */
export function TimeField({ name, label, required, className, ...input }: TimeFieldProps) {
  const { id, field } = useTypedField(name, input.hint)
  return (
    <FieldShell id={id} label={label} required={required} className={className} code={null}>
      <TimeInput {...input} {...field} required={required} />
    </FieldShell>
  )
}
