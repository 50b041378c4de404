import type { ReactNode } from 'react'
import type { Text } from './types'
import './panneau.scss'

interface SvgFrameProps {
  viewBox: string
  /** A description of what is seen; without it the picture is decorative. */
  alt?: string
  language?: keyof Text
  className?: string
  children: ReactNode
}

/** A picture with its title; it is never mirrored, and keeps its colours. */
export function SvgFrame({ viewBox, alt, language = 'fr', className = 'panneau', children }: SvgFrameProps) {
  if (!alt)
    return (
      <svg viewBox={viewBox} className={className} aria-hidden="true" focusable="false">
        {children}
      </svg>
    )
  return (
    <svg viewBox={viewBox} className={className} role="img" lang={language}>
      <title>{alt}</title>
      {children}
    </svg>
  )
}
