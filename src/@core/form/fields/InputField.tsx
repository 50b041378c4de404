import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldShell } from './FieldShell'

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'children'> {
  label: string
  hint?: string
  /** The fault's code: `errors:field.<code>`. */
  code?: string | null
  /** A control at the end of the field. */
  addon?: ReactNode
}

/** One line of text without a form library, for the pages that must stay light. Elsewhere use `TextField`. */
export function InputField({ label, hint, code = null, addon, required, className, lang, ...input }: InputFieldProps) {
  const id = useId()
  const describedBy = [code ? `${id}-fault` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <FieldShell id={id} label={label} hint={hint} required={required} code={code} className={className}>
      <div className={addon ? 'field-with-addon' : undefined}>
        <input
          {...input}
          id={id}
          aria-required={required}
          aria-invalid={code ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={code ? 'form-control is-invalid' : 'form-control'}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : undefined}
        />
        {addon}
      </div>
    </FieldShell>
  )
}
