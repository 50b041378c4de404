const TONES = ['primary', 'warning', 'info', 'danger'] as const

interface LegendProps {
  names: readonly string[]
  /** What each comes to; they then stand below each other. */
  values?: readonly string[]
}

/** The colours of a chart in words. */
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
