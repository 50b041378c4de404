import { FieldNotes } from './FieldShell'
import { type FieldProps, useField } from './useField'

/** Yes or no, in force once the form is saved. */
export function SwitchField({ name, label, hint, className, disabled }: FieldProps) {
  const { id, code, register, aria } = useField(name, hint)
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <div className="form-check form-switch">
        <input
          {...aria}
          {...register(name)}
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
