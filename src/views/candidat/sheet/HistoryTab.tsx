import type { HistoriqueEntry } from '@contract/ecole/candidat'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { CardSkeleton } from '@core/components/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useCandidatHistoryQuery } from '@src/redux/candidat/candidat'
import { ArrowRight, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from '../fieldWords'

/** The log of a candidate's file, newest first. */
export function HistoryTab({ id }: { id: number }) {
  const { t } = useTranslation('candidat')
  const { data, isError, isFetching, refetch } = useCandidatHistoryQuery(id)
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

function Entry({ entry }: { entry: HistoriqueEntry }) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  const paper = /^document_(.+)$/.exec(entry.action)?.[1]
  const author = entry.auteur ?? t('history.system')
  const sentence = paper
    ? t('history.document', { author, paper: t(`papers.type.${paper}`) })
    : t(`history.${entry.action}`, { author })
  return (
    <li className="history-entry">
      <div className="history-head">
        <p>{sentence}</p>
        <time dateTime={entry.createdAt} className="muted">
          {format.moment(entry.createdAt)}
        </time>
      </div>
      {entry.before ? <Changes entry={entry} /> : null}
    </li>
  )
}

function Changes({ entry: { before, after } }: { entry: HistoriqueEntry }) {
  const { t } = useTranslation('candidat')
  const { label, value } = useFieldWords()
  return (
    <ul className="changes">
      {Object.keys(before ?? {}).map((field) => (
        <li key={field}>
          <span className="muted">{label(field)}</span>
          <span className="change">
            <del>{value(field, before?.[field])}</del>
            <ArrowRight size={14} strokeWidth={1.75} role="img" aria-label={t('history.becomes')} />
            <ins>{value(field, after?.[field])}</ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
