import type { ReactNode } from 'react'

interface DividerProps {
  tone?: 'primary' | 'info' | 'warning' | 'danger'
  /** The position of its text. */
  place?: 'start' | 'center' | 'end'
  line?: 'solid' | 'dotted' | 'dashed'
  children?: ReactNode
}

/** A line between two parts, with a word or an icon. */
export const Divider = ({ tone, place = 'center', line = 'solid', children }: DividerProps) =>
  children ? (
    <div className={`divider divider-${place} divider-${line}${tone ? ` divider-${tone}` : ''}`}>
      <span>{children}</span>
    </div>
  ) : (
    <hr className={`divider-line divider-${line}`} />
  )
