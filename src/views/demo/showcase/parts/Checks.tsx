import { useId } from 'react'

interface ChecksProps {
  legend: string
  type: 'checkbox' | 'radio' | 'switch'
  options: readonly { value: string; label: string; disabled?: boolean; on?: boolean }[]
  inline?: boolean
}

/** Boxes, radio buttons or switches that belong together, each with its label. */
export function Checks({ legend, type, options, inline = false }: ChecksProps) {
  const id = useId()
  const isSwitch = type === 'switch'
  return (
    <fieldset className={inline ? 'showcase-row' : 'showcase-stack'}>
      <legend className="form-label">{legend}</legend>
      {options.map(({ value, label, disabled, on }) => (
        <div key={value} className={isSwitch ? 'form-check form-switch' : 'form-check'}>
          <input
            id={`${id}-${value}`}
            name={id}
            type={isSwitch ? 'checkbox' : type}
            role={isSwitch ? 'switch' : undefined}
            className="form-check-input"
            defaultChecked={on}
            disabled={disabled}
          />
          <label className="form-check-label" htmlFor={`${id}-${value}`}>
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  )
}
