import { Avatar } from '@core/components/Avatar'
import { FeuMark } from '@src/parts/recouvrement/FeuMark'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface PersonLineProps {
  nom: string
  photo?: string | null
  /** Replaces the picture when the line is not about a person. */
  icon?: LucideIcon
  /** The link of the name; omitted when a button at the end does the same. */
  to?: string
  /** The relevant information about this person. */
  note: ReactNode
  end?: ReactNode
  /** The candidates of the line; their account is marked when it needs attention. */
  candidats?: readonly number[]
}

/** A person or a thing with information and actions. */
export function PersonLine({ nom, photo = null, icon: Icon, to, note, end, candidats = [] }: PersonLineProps) {
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
      <span className="person-head">
        {to ? (
          <Link className="person person-link" to={to}>
            {person}
          </Link>
        ) : (
          <span className="person line-name">{person}</span>
        )}
        {candidats.length > 0 ? <FeuMark ids={candidats} /> : null}
      </span>
      <span className="person-note">{note}</span>
      {end ? <span className="person-end">{end}</span> : null}
    </li>
  )
}
