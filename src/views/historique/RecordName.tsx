import type { Historique } from '@contract/ecole/historique'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { linkOf } from './links'

/** What stands for itself: there is one of it in a school, or it has no name. */
const NAMELESS = new Set(['planning', 'autoecole', 'demandePack', 'package'])

/** The record of an entry by its name of today, and the way to it. */
export function RecordName({ entry }: { entry: Historique }) {
  const { t } = useTranslation('historique')
  const to = linkOf(entry)
  const kind = t(`entite.${entry.entite}`, { defaultValue: entry.entite })
  if (entry.nom === null && NAMELESS.has(entry.entite)) return kind
  const name = entry.nom ?? t('gone')
  return (
    <span className="log-record">
      <span className="muted">{kind}</span>
      {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    </span>
  )
}
