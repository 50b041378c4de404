const TONES = ['primary', 'danger', 'warning', 'info'] as const

export function Soft() {
  return (
    <ul className="swatches">
      {TONES.map((tone) => (
        <li key={tone}>
          <span className="swatch" style={{ background: `var(--c-${tone}-soft)`, color: `var(--c-${tone})` }}>
            Aa
          </span>
          <code>--c-{tone}-soft</code>
        </li>
      ))}
    </ul>
  )
}
