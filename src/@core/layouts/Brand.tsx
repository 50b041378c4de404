import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface BrandProps {
  name: string
  to?: string
  /** Shown in place of the application's logo, at the same size. */
  mark?: ReactNode
}

/** The application's logo: a road to the horizon. */
export const BrandMark = ({ size = 28 }: { size?: number }) => (
  <svg className="brand-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <path d="M13.6 7h4.8L24 26H8z" fill="var(--c-on-primary)" />
    <path d="M16 8.5v3M16 14v4M16 20.5v5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)

/** Logo and name, linked to `to` when given. */
export function Brand({ name, to, mark = <BrandMark /> }: BrandProps) {
  const content = (
    <>
      {mark}
      <span className="brand-name">{name}</span>
    </>
  )
  return to ? (
    <Link className="brand" to={to}>
      {content}
    </Link>
  ) : (
    <span className="brand">{content}</span>
  )
}
