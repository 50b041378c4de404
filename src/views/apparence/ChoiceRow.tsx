interface ChoiceRowProps<Value extends string> {
  legend: string
  /** The name shared by the radio buttons of this row. */
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

/** A choice of one among a few words, side by side. */
export function ChoiceRow<Value extends string>({ legend, name, options, value, onChoose }: ChoiceRowProps<Value>) {
  return (
    <fieldset className="choice-row">
      <legend>{legend}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={`appearance-${name}`}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
