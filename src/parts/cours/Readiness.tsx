import type { CourseProgress } from '@contract/cours/tentative'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import './readiness.scss'

/** The most reasons to name: more would not help to decide what to learn next. */
const REASONS = 3
/** A gain below this share of a right answer is not worth naming. */
const LEAST_GAIN = 0.05

/** The chance to pass the mock exam today, the topics with the largest gaps, and the day on which it will be enough. */
export function Readiness({ progress, own = true }: { progress: CourseProgress; own?: boolean }) {
  const { t } = useTranslation(['cours', 'topic'])
  const format = useFormat()
  const { readiness, readyOn } = progress
  if (readiness === null) return null
  // Nobody gives 2.1 answers: the reckoned gain is said in whole ones.
  const reasonOf = (topic: string, gain: number) => {
    const count = Math.round(gain)
    return count === 0 ? t('readiness.gainBelow', { topic }) : t('readiness.gain', { topic, count })
  }
  const reasons = progress.missing.filter((one) => one.gain >= LEAST_GAIN).slice(0, REASONS)
  const whose = own ? 'own' : 'theirs'
  return (
    <div className="readiness">
      <p className="readiness-figure">
        <strong>{format.percent(readiness)}</strong> <span>{t(`readiness.label.${whose}`)}</span>
      </p>
      {reasons.length > 0 ? (
        <>
          <p className="readiness-why">{t(`readiness.missing.${whose}`)}</p>
          <ul className="readiness-reasons">
            {reasons.map((one) => (
              <li key={one.topic}>{reasonOf(t(`topic:${one.topic}`), one.gain)}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="muted">
        {readyOn ? t(`readiness.on.${whose}`, { day: format.day(readyOn) }) : t(`readiness.noDay.${whose}`)}
      </p>
    </div>
  )
}
