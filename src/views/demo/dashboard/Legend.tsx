const TONES = ['primary', 'warning', 'info', 'danger'] as const

/** The colours of a chart in words. */
export function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className="demo-legend">
      {names.map((name, index) => (
        <li key={name} className={`legend-${TONES[index] ?? 'danger'}`}>
          {name}
        </li>
      ))}
    </ul>
  )
}
