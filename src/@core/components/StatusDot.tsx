import type { LucideIcon } from 'lucide-react'

export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info'

interface StatusDotProps {
  tone: Tone
  /** The text beside the dot: colour is never the only sign. */
  label: string
  icon?: LucideIcon
  /** A label of several words takes as many lines as it needs; a word or two stays on one line. */
  isSentence?: boolean
}

/** A state: a small dot or icon with a word. */
export function StatusDot({ tone, label, icon: Icon, isSentence = false }: StatusDotProps) {
  return (
    <span className={`status status-${tone}${isSentence ? ' status-sentence' : ''}`}>
      {Icon ? <Icon aria-hidden size={14} strokeWidth={2} /> : <span className="status-dot" aria-hidden />}
      {label}
    </span>
  )
}
