import { useController } from 'react-hook-form'
import { FieldNotes } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface SwitchFieldProps extends FieldProps {
  /** What the form holds while it is off, and while it is on. */
  values?: readonly [off: unknown, on: unknown]
}

const YES_NO = [false, true] as const

/** Yes or no, in force once the form is saved. */
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
