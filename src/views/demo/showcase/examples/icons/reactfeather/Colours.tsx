import { GraduationCap } from 'lucide-react'

export const Colours = () => (
  <div className="showcase-row">
    {(['ink', 'muted', 'primary', 'danger'] as const).map((colour) => (
      <GraduationCap key={colour} aria-hidden size={24} strokeWidth={1.75} style={{ color: `var(--c-${colour})` }} />
    ))}
  </div>
)
