import type { OwnSerie } from '@contract/cours/serie'
import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useOrderSeriesMutation, useSeriesQuery } from '@src/redux/code-course/serie'
import { useId } from 'react'
import { useTopics } from '../useTopics'
import { SerieRow } from './SerieRow'

/** All series by topic, in the order in which they are learnt. */
export function SeriesTab() {
  const { data, isError, isFetching, refetch } = useSeriesQuery(undefined, { refetchOnFocus: true })
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton />
  return (
    <div className="serie-topics">
      {TOPIC_KEYS.map((topic) => (
        <TopicSeries key={topic} topic={topic} series={data.data.filter((row) => row.topic === topic)} />
      ))}
    </div>
  )
}

function TopicSeries({ topic, series }: { topic: Topic; series: OwnSerie[] }) {
  const id = useId()
  const { nameOf } = useTopics()
  const [order, { isLoading }] = useOrderSeriesMutation()
  if (series.length === 0) return null
  /** Puts a series one place up or down. */
  const move = (index: number, step: -1 | 1) => {
    const ids = series.map((row) => row.id)
    const [moved] = ids.splice(index, 1)
    if (moved === undefined) return
    ids.splice(index + step, 0, moved)
    void order({ topic, ids })
  }
  return (
    <section className="card card-body" aria-labelledby={id}>
      <h2 id={id}>{nameOf(topic)}</h2>
      <ol className="serie-list" aria-busy={isLoading}>
        {series.map((serie, index) => (
          <SerieRow
            key={serie.id}
            serie={serie}
            onUp={index > 0 && !isLoading ? () => move(index, -1) : undefined}
            onDown={index < series.length - 1 && !isLoading ? () => move(index, 1) : undefined}
          />
        ))}
      </ol>
    </section>
  )
}
