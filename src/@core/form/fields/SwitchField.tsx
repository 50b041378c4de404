import { useController } from 'react-hook-form'
import { FieldNotes } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface SwitchFieldProps extends FieldProps {
  /** The form's values for off and on. */
  values?: readonly [off: unknown, on: unknown]
}

const YES_NO = [false, true] as const

/** A yes-or-no field; the choice takes effect when the form is saved. */
export function SwitchField({ name, label, hint, className, disabled, values: [off, on] = YES_NO }: SwitchFieldProps) {
  const { id, code, aria } = useField(name, hint)
  const { field } = useController({ name })
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <div className="form-check form-switch">
        <input
          {...aria}
          ref={field.ref}
          name={name}
          checked={field.value === on}
          onChange={({ target }) => field.onChange(target.checked ? on : off)}
          onBlur={field.onBlur}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          className="form-check-input"
          disabled={disabled}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} code={code} />
    </div>
  )
}
