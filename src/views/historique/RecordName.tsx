import type { Historique } from '@contract/ecole/historique'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isNameless, linkOf } from './records'

/** The name of a deleted record, from the entry itself. */
function formerName({ before, after }: Historique): string | null {
  const { nom, prenom } = after ?? before ?? {}
  return typeof nom === 'string' ? [prenom, nom].filter((part) => typeof part === 'string').join(' ') : null
}

/** The current name of an entry's record, linked to its page. */
export function RecordName({ entry }: { entry: Historique }) {
  const { t } = useTranslation('historique')
  const to = linkOf(entry)
  const kind = t(`entite.${entry.entite}`, { defaultValue: entry.entite })
  if (entry.nom === null && isNameless(entry)) return kind
  const former = entry.nom === null ? formerName(entry) : null
  const name = entry.nom ?? (former ? t('goneNamed', { name: former }) : t('gone'))
  return (
    <span className="log-record">
      <span className="muted">{kind}</span>
      {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    </span>
  )
}
