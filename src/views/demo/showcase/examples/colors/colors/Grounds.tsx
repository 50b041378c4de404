const GROUNDS = ['page', 'surface', 'raised', 'hover', 'skeleton', 'line', 'line-strong'] as const

export function Grounds() {
  return (
    <ul className="swatches">
      {GROUNDS.map((ground) => (
        <li key={ground}>
          <span className="swatch" style={{ background: `var(--c-${ground})` }} />
          <code>--c-{ground}</code>
        </li>
      ))}
    </ul>
  )
}
