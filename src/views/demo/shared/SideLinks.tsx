import { useFormat } from '@core/format/useFormat'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'

export interface SideLink {
  id: string
  label: string
  to: string
  isCurrent: boolean
  icon?: LucideIcon
  /** The class for the bullet's colour. */
  bullet?: string
  /** Shown when positive; its accessible text is `countLabel`. */
  count?: number
  countLabel?: string
}

/** Links of an application's side panel: folders, filters, labels. */
export function SideLinks({ title, links }: { title: string; links: readonly SideLink[] }) {
  const id = useId()
  const format = useFormat()
  return (
    <nav className="side-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ icon: Icon, ...link }) => (
          <li key={link.id}>
            <Link to={link.to} className="side-link" aria-current={link.isCurrent ? 'page' : undefined}>
              {Icon ? <Icon aria-hidden size={18} strokeWidth={1.75} /> : null}
              {link.bullet ? <span aria-hidden className={`bullet ${link.bullet}`} /> : null}
              <span className="side-link-label">{link.label}</span>
              {link.count ? (
                <span className="tab-count">
                  {format.count(link.count)}
                  {link.countLabel ? <span className="visually-hidden"> {link.countLabel}</span> : null}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
