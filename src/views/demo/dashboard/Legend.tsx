const TONES = ['primary', 'warning', 'info', 'danger'] as const

interface LegendProps {
  names: readonly string[]
  /** The value of each series; the entries are then listed below each other. */
  values?: readonly string[]
}

/** The legend of a chart. */
export function Legend({ names, values }: LegendProps) {
  return (
    <ul className={values ? 'demo-legend demo-legend-values' : 'demo-legend'}>
      {names.map((name, index) => (
        <li key={name} className={`legend-${TONES[index] ?? 'danger'}`}>
          <span>{name}</span>
          {values ? <b>{values[index]}</b> : null}
        </li>
      ))}
    </ul>
  )
}
