import type { Historique } from '@contract/ecole/historique'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { changesOf } from './changes'
import { useFieldWords } from './fieldWords'
import './historique.scss'

interface ChangeListProps {
  entry: Historique
  /** Shows only the first ones, and the number of the others. */
  limit?: number
}

/** The changes of an entry, field by field: before → after. */
export function ChangeList({ entry, limit = Number.POSITIVE_INFINITY }: ChangeListProps) {
  const { t } = useTranslation('historique')
  const { label, value } = useFieldWords()
  const changes = changesOf(entry)
  const rest = changes.length - limit
  return (
    <ul className="log-changes">
      {changes.slice(0, limit).map(({ field, before, after }) => (
        <li key={field}>
          <span className="muted">{label(field)}</span>
          <span className="log-change">
            {entry.before ? <del>{value(entry, field, before)}</del> : null}
            {entry.before && entry.after ? (
              <ArrowRight size={14} strokeWidth={1.75} role="img" aria-label={t('becomes')} />
            ) : null}
            {entry.after ? <ins>{value(entry, field, after)}</ins> : null}
          </span>
        </li>
      ))}
      {rest > 0 ? <li className="muted">{t('more', { count: rest })}</li> : null}
    </ul>
  )
}
