import type { OwnSerie } from '@contract/cours/serie'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { fold } from '@contract/fold'
import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { SearchBox } from '@core/table/SearchBox'
import { useListState } from '@core/table/useListState'
import { useOwnSeriesQuery } from '@src/redux/code-course/tentative'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterSelect } from './FilterSelect'
import { SerieRow } from './SerieRow'

const STATUSES = ['new', 'started', 'known'] as const
type SerieStatus = (typeof STATUSES)[number]

/** The progress of a person in a series. */
function statusOf({ questions, seen, known }: OwnSerie): SerieStatus {
  if (seen === 0) return 'new'
  return known >= questions ? 'known' : 'started'
}

/** All series by topic, with the share of each that the candidate has seen and knows. */
export function SeriesTab() {
  const { t } = useTranslation(['cours', 'topic'])
  const { data, isError, isFetching, refetch } = useOwnSeriesQuery()
  const list = useListState({ id: 'course-series', sorts: ['rang'], filters: { status: STATUSES } })
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <CardSkeleton />
  const words = fold(list.search)
  const matches = (serie: OwnSerie) =>
    (!list.filters.status || statusOf(serie) === list.filters.status) &&
    fold(`${serie.title.fr} ${serie.title.ar} ${t(`topic:${serie.topic}`)}`).includes(words)
  const shown = data.data.filter(matches)
  return (
    <div className="series">
      <div className="toolbar">
        <SearchBox label={t('series.search')} value={list.search} onChange={list.setSearch} />
        <FilterSelect
          list={list}
          name="status"
          label={t('filters.status')}
          options={STATUSES.map((value) => ({ value, label: t(`series.status.${value}`) }))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={t('series.none')}
          action={<Button onClick={list.clearFilters}>{t('series.showAll')}</Button>}
        />
      ) : null}
      <div className="series-topics">
        {TOPIC_KEYS.map((topic) => (
          <TopicSeries key={topic} title={t(`topic:${topic}`)} series={shown.filter((one) => one.topic === topic)} />
        ))}
      </div>
    </div>
  )
}

function TopicSeries({ title, series }: { title: string; series: readonly OwnSerie[] }) {
  if (series.length === 0) return null
  return (
    <section className="card topic-series" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {series.map((serie) => (
          <SerieRow key={serie.id} serie={serie} />
        ))}
      </ul>
    </section>
  )
}
