import type { WeakAnswer } from '@contract/cours/weak'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useIsCandidat } from '@src/parts/evenement/useIsCandidat'
import { useWeakTopicsQuery } from '@src/redux/code-course/overview'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import './weakTopics.scss'

interface WeakTopicsProps {
  candidats: readonly { id: number; nom: string }[]
}

/** With more candidates than this, a lesson is not about one person's weak points. */
const MOST = 3

/**
 * The topics that each candidate of a lesson remembers least of the code course, for their instructor: the three
 * weakest, with the reason. Nothing while there are too few answers, or without network.
 */
export function WeakTopics({ candidats }: WeakTopicsProps) {
  const canRead = useAbility().can('read', 'Tentative')
  // Candidates read their own attempts; of this they are told on the overview of their course.
  const isCandidat = useIsCandidat()
  if (!canRead || isCandidat || candidats.length === 0 || candidats.length > MOST) return null
  return <WeakList candidats={candidats} />
}

function WeakList({ candidats }: WeakTopicsProps) {
  // Without Suspense, because the lesson must be shown before anything else.
  const { t, ready } = useTranslation(['weak', 'topic'], { useSuspense: false })
  const { data } = useWeakTopicsQuery({ idCandidats: candidats.map(({ id }) => id).join(',') })
  const weak = data?.data.filter(({ topics }) => topics.length > 0) ?? []
  if (!ready || weak.length === 0) return null
  return (
    <section className="weak-topics" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {weak.map((one) => (
        <OneWeak
          key={one.idCandidat}
          weak={one}
          nom={candidats.length > 1 ? candidats.find(({ id }) => id === one.idCandidat)?.nom : undefined}
        />
      ))}
      <Link to={paths.panneaux}>{t('signs')}</Link>
    </section>
  )
}

function OneWeak({ weak, nom }: { weak: WeakAnswer['data'][number]; nom: string | undefined }) {
  const { t } = useTranslation(['weak', 'topic'], { useSuspense: false })
  const format = useFormat()
  return (
    <>
      {nom ? <p>{nom}</p> : null}
      <ul>
        {weak.topics.map(({ topic, mastery, reason, count, seen }) => (
          <li key={topic}>
            <span>{t(`topic:${topic}`)}</span>{' '}
            <span className="muted">
              {t('mastery', { share: format.percent(mastery) })} · {t(`reason.${reason}`, { count, seen })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
