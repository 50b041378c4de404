import { Avatar } from '@core/components/Avatar'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface PersonLineProps {
  nom: string
  photo?: string | null
  /** In the place of a picture, for what is nobody. */
  icon?: LucideIcon
  /** Where the name leads; left out where a button at the end does. */
  to?: string
  /** What there is to know of this person here. */
  note: ReactNode
  end?: ReactNode
}

/** A person or a thing, what there is to know, and what can be done. */
export function PersonLine({ nom, photo = null, icon: Icon, to, note, end }: PersonLineProps) {
  const person = (
    <>
      {Icon ? (
        <span className="line-icon" aria-hidden>
          <Icon size={18} strokeWidth={1.75} />
        </span>
      ) : (
        <Avatar name={nom} src={photo} />
      )}
      <span>{nom}</span>
    </>
  )
  return (
    <li className="person-line">
      {to ? (
        <Link className="person person-link" to={to}>
          {person}
        </Link>
      ) : (
        <span className="person line-name">{person}</span>
      )}
      <span className="person-note">{note}</span>
      {end ? <span className="person-end">{end}</span> : null}
    </li>
  )
}
