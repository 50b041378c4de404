const ROLES = ['primary', 'danger', 'warning', 'info', 'ink', 'muted'] as const

export function Roles() {
  return (
    <ul className="swatches">
      {ROLES.map((role) => (
        <li key={role}>
          <span className="swatch" style={{ background: `var(--c-${role})` }} />
          <code>--c-{role}</code>
        </li>
      ))}
    </ul>
  )
}
