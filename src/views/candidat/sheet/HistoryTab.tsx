import type { Historique } from '@contract/ecole/historique'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useCandidatHistoryQuery } from '@src/redux/candidat/candidat'
import { useActionWords } from '@src/views/historique/actionWords'
import { ChangeList } from '@src/views/historique/ChangeList'
import { linkOf } from '@src/views/historique/records'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The log of a candidate, newest first. Every write in every domain adds to it. */
export function HistoryTab({ id }: { id: number }) {
  const { t } = useTranslation('candidat')
  const { data, isError, isFetching, refetch } = useCandidatHistoryQuery(id, { refetchOnMountOrArgChange: true })
  if (!data) return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <CardSkeleton lines={5} />
  if (data.length === 0) return <EmptyState icon={History} title={t('history.empty')} />
  return (
    <ol className="card history" aria-label={t('tabs.history')}>
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

/** Changes of the file that have a sentence; the others are described in the words of the log. */
const TOLD = ['create', 'update', 'archive', 'unarchive'] as const

function useSentence() {
  const { t } = useTranslation('candidat')
  const words = useActionWords()
  return (entry: Historique): string => {
    const author = entry.auteur ?? t('history.system')
    const paper = /^document_(.+)$/.exec(entry.action)?.[1]
    if (paper) return t('history.document', { author, paper: t(`papers.type.${paper}`) })
    const told = entry.entite === 'candidat' ? TOLD.find((known) => known === entry.action) : undefined
    return told ? t(`history.${told}`, { author }) : t('history.other', { author, action: words(entry) })
  }
}

function Entry({ entry }: { entry: Historique }) {
  const format = useFormat()
  const sentence = useSentence()
  const isOwn = entry.entite === 'candidat'
  return (
    <li className="history-entry">
      <div className="history-head">
        <p>{sentence(entry)}</p>
        <time dateTime={entry.createdAt} className="muted">
          {format.moment(entry.createdAt)}
        </time>
      </div>
      {isOwn ? null : <Kind entry={entry} />}
      {/* The entry of a new candidate lists no changes: the sheet shows all that was filled in. */}
      {entry.before || !isOwn ? <ChangeList entry={entry} /> : null}
    </li>
  )
}

/** The kind of record of an entry that is not about the file itself, with a link to its page. */
function Kind({ entry }: { entry: Historique }) {
  const { t } = useTranslation('historique')
  const kind = t(`entite.${entry.entite}`, { defaultValue: entry.entite })
  const to = linkOf(entry)
  return to ? <Link to={to}>{kind}</Link> : <p className="muted">{kind}</p>
}
