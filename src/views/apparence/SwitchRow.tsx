import { useId } from 'react'

interface SwitchRowProps {
  label: string
  hint?: string
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** A switch that takes effect immediately, unlike a field of a form. */
export function SwitchRow({ label, hint, isOn, onSwitch }: SwitchRowProps) {
  const id = useId()
  return (
    <div>
      <div className="form-check form-switch">
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          className="form-check-input"
          aria-describedby={hint ? `${id}-hint` : undefined}
          checked={isOn}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        <label className="form-check-label" htmlFor={id}>
          {label}
        </label>
      </div>
      {hint ? (
        <p className="muted appearance-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
