import type { CourseProgress } from '@contract/cours/tentative'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import './topicBars.scss'

/** The share of each topic that is remembered: a table whose figures are drawn as bars. */
export function TopicBars({ topics }: Pick<CourseProgress, 'topics'>) {
  const { t } = useTranslation(['cours', 'topic'])
  const format = useFormat()
  return (
    <table className="topic-bars">
      <caption className="visually-hidden">{t('progress.byTopic')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('progress.topic')}</th>
          <th scope="col">{t('progress.mastery')}</th>
          <th scope="col">{t('progress.seen')}</th>
        </tr>
      </thead>
      <tbody>
        {topics.map(({ topic, mastery, seen, questions }) => (
          <tr key={topic}>
            <th scope="row">{t(`topic:${topic}`)}</th>
            <td>
              <span className="topic-bar" aria-hidden>
                <span style={{ inlineSize: `${Math.round(mastery * 100)}%` }} />
              </span>
              <span className="topic-share">{format.percent(mastery)}</span>
            </td>
            <td className="muted">{t('progress.seenOf', { seen, count: questions })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
