/** A share, 0 to 100, as a bar; the figure is beside it. */
export function Bar({ share, tone = 'primary' }: { share: number; tone?: 'primary' | 'warning' | 'info' | 'danger' }) {
  return (
    <span className="progress-track" aria-hidden>
      <span className={`progress-fill bar-${tone}`} style={{ inlineSize: `${share}%` }} />
    </span>
  )
}
