interface PeriodSelectProps {
  label: string
  options: readonly string[]
  value: number
  onChange: (index: number) => void
}

/** The choice of a period or a year in the head of a card. */
export function PeriodSelect({ label, options, value, onChange }: PeriodSelectProps) {
  return (
    <select
      className="form-select form-select-sm"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {options.map((option, index) => (
        <option key={option} value={index}>
          {option}
        </option>
      ))}
    </select>
  )
}
