import { ArrowLeft } from 'lucide-react'
import { Link, type To } from 'react-router-dom'

/** The back link above a page's title. */
export function BackLink({ to, children }: { to: To; children: string }) {
  return (
    <Link className="back-link" to={to}>
      <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
      {children}
    </Link>
  )
}
