import { DayInput } from '../date/DayInput'
import { useTypedField } from '../date/useTypedField'
import { FieldShell } from './FieldShell'
import type { FieldProps } from './useField'

interface DateFieldProps extends FieldProps {
  /** First and last accepted day, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/** A calendar day, typed or picked; its value is `YYYY-MM-DD`. */
export function DateField({ name, label, required, className, ...input }: DateFieldProps) {
  const { id, field } = useTypedField(name, input.hint)
  return (
    <FieldShell id={id} label={label} required={required} className={className} code={null}>
      <DayInput {...input} {...field} required={required} />
    </FieldShell>
  )
}
