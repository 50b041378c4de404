import type { Historique } from '@contract/historique'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { linkOf } from './links'

/** The record of an entry by its name of today, and the way to it. */
export function RecordName({ entry }: { entry: Historique }) {
  const { t } = useTranslation('historique')
  const to = linkOf(entry)
  const name = entry.nom ?? t('gone')
  return (
    <span className="log-record">
      <span className="muted">{t(`entite.${entry.entite}`)}</span>
      {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
    </span>
  )
}
