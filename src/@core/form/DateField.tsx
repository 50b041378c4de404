import { TextField } from './TextField'
import type { FieldProps } from './useField'

interface DateFieldProps extends FieldProps {
  /** First and last day that make sense, `YYYY-MM-DD`. */
  min?: string
  max?: string
}

/** A calendar day, by the browser's own picker; its value is `YYYY-MM-DD`. */
export const DateField = (props: DateFieldProps) => <TextField {...props} type="date" />
