import type { Devoir } from '@contract/cours/devoir'
import { Button } from '@core/components/Button'
import { StatusDot } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { Bilingual } from '@src/parts/cours/Bilingual'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useDevoirsQuery } from '@src/redux/code-course/devoir'
import { useOwnSeriesQuery } from '@src/redux/code-course/tentative'
import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStartExam, useStartSession } from '../useStart'

/** The candidate's assignments, the most urgent first. */
export function ToDo() {
  const { t } = useTranslation('devoir')
  const { data } = useDevoirsQuery({ status: 'NOT_DONE', perPage: '100' }, { refetchOnFocus: true })
  const open = data?.data.filter(({ isOffered }) => isOffered) ?? []
  const { data: series } = useOwnSeriesQuery(undefined, { skip: open.every(({ idSerie }) => idSerie === null) })
  const begun = new Set(series?.data.filter(({ idTentative }) => idTentative !== null).map(({ id }) => id))
  if (open.length === 0) return null
  return (
    <section className="card card-body to-do" aria-label={t('own.title')}>
      <h2>{t('own.title')}</h2>
      <ul>
        {open.map((devoir) => (
          <Task key={devoir.id} devoir={devoir} isBegun={devoir.idSerie !== null && begun.has(devoir.idSerie)} />
        ))}
      </ul>
    </section>
  )
}

function Task({ devoir, isBegun }: { devoir: Devoir; isBegun: boolean }) {
  const { t } = useTranslation('devoir')
  const read = useReadLanguage()
  const format = useFormat()
  const session = useStartSession()
  const exam = useStartExam()
  const { title, dateLimite, note, auteur, status, idSerie, idExamenBlanc } = devoir
  const day = format.day(dateLimite)
  const begin = () => (idSerie === null ? void exam.begin(idExamenBlanc ?? 0) : void session.begin({ idSerie }))
  return (
    <li>
      <div className="to-do-text">
        <Bilingual text={title} />
        {status === 'LATE' ? (
          <StatusDot isSentence tone="danger" label={t('own.late', { day })} />
        ) : (
          <span className="muted">{t('own.until', { day })}</span>
        )}
        {note ? <p className="to-do-note">{t('own.note', { auteur, note })}</p> : null}
      </div>
      <Button
        look="primary"
        icon={Play}
        pending={session.isStarting || exam.isStarting}
        aria-label={t(isBegun ? 'own.goOnOf' : 'own.startOf', { title: title[read] })}
        onClick={begin}
      >
        {t(isBegun ? 'own.goOn' : 'own.start')}
      </Button>
    </li>
  )
}
