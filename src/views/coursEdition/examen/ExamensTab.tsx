import type { ExamenBlanc } from '@contract/cours/examenBlanc'
import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { inRow } from '@core/format/inRow'
import { paths } from '@src/configs/paths'
import { BothTexts } from '@src/parts/cours/Bilingual'
import { useExamensBlancsQuery } from '@src/redux/code-course/examenBlanc'
import { ClipboardList, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PublishedState } from '../PublishedState'
import { useTopics } from '../useTopics'
import { ExamenMenu } from './ExamenMenu'

/** The mock exams. */
export function ExamensTab() {
  const { t } = useTranslation('coursEdition')
  const { data, isError, isFetching, refetch } = useExamensBlancsQuery(undefined, { refetchOnFocus: true })
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton />
  const add = (
    <ButtonLink look="primary" icon={Plus} to={paths.examenBlancNew}>
      {t('examen.add')}
    </ButtonLink>
  )
  if (data.data.length === 0)
    return <EmptyState icon={ClipboardList} title={t('examen.empty')} text={t('examen.emptyText')} action={add} />
  return (
    <ul className="examen-list">
      {data.data.map((examen) => (
        <ExamenCard key={examen.id} examen={examen} />
      ))}
    </ul>
  )
}

function ExamenCard({ examen }: { examen: ExamenBlanc }) {
  const { t, i18n } = useTranslation('coursEdition')
  const { nameOf } = useTopics()
  const { id, title, total, durationMinutes, passMark, parts, published } = examen
  const shares = inRow(
    parts.map(({ topic, nombre }) => t('examen.part', { topic: nameOf(topic), count: nombre })),
    i18n.language,
  )
  return (
    <li className="card card-body">
      <div className="examen-head">
        <Link to={paths.examenBlancEdit(id)}>
          <BothTexts text={title} />
        </Link>
        <span>
          <PublishedState published={published} />
          <ExamenMenu examen={examen} />
        </span>
      </div>
      <Facts
        look="lines"
        facts={[
          { label: t('fields.total'), value: total },
          { label: t('fields.passMark'), value: t('examen.pass', { passMark, total }) },
          { label: t('fields.durationMinutes'), value: t('examen.minutes', { count: durationMinutes }) },
          { label: t('fields.parts'), value: shares },
        ]}
      />
    </li>
  )
}
