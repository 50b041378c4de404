import type { LucideIcon } from 'lucide-react'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

interface StatusDotProps {
  tone: Tone
  /** The text beside the dot: colour is never the only sign. */
  label: string
  icon?: LucideIcon
}

/** A state: a small dot or icon with a word. */
export function StatusDot({ tone, label, icon: Icon }: StatusDotProps) {
  return (
    <span className={`status status-${tone}`}>
      {Icon ? <Icon aria-hidden size={14} strokeWidth={2} /> : <span className="status-dot" aria-hidden />}
      {label}
    </span>
  )
}
