import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface TextAreaFieldProps extends FieldProps {
  rows?: number
  maxLength?: number
  placeholder?: string
  autoFocus?: boolean
  /** The language of the text, which sets its direction: `ar` is written from right to left. */
  lang?: string
}

/** Several lines of text. */
export function TextAreaField({ name, label, hint, required, className, rows = 3, ...input }: TextAreaFieldProps) {
  const { id, code, register, aria } = useField(name, hint)
  return (
    <FieldShell id={id} label={label} hint={hint} required={required} code={code} className={className}>
      <textarea
        {...input}
        {...aria}
        {...register(name)}
        id={id}
        rows={rows}
        dir={input.lang === 'ar' ? 'rtl' : undefined}
        aria-required={required}
        className={code ? 'form-control is-invalid' : 'form-control'}
      />
    </FieldShell>
  )
}
