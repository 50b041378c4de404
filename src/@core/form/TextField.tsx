import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { FieldShell } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
  placeholder?: string
  maxLength?: number
  autoFocus?: boolean
  /** The language of what is typed, and its direction: `ar` is written from right to left. */
  lang?: string
  /** A button at the end of the field. */
  addon?: ReactNode
}

/** One line of text. */
export function TextField({
  name,
  label,
  hint,
  required,
  className,
  lang,
  addon,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { id, code, register, aria } = useField(name, hint)
  return (
    <FieldShell {...{ id, label, hint, required, code, className }}>
      <div className={addon ? 'field-control field-with-addon' : 'field-control'}>
        <input
          {...input}
          {...aria}
          {...register(name)}
          id={id}
          type={type}
          aria-required={required}
          className={code ? 'form-control is-invalid' : 'form-control'}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : undefined}
        />
        {addon}
      </div>
    </FieldShell>
  )
}
