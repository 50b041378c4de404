import { TOPIC_KEYS } from '@contract/cours/topic'
import type { SelectOption } from '@core/components/select/selectProps'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useSeriesQuery } from '@src/redux/code-course/serie'
import { useMemo } from 'react'
import { useTopics } from './useTopics'

/** All series as options of a form, by topic: « Signalisation · Reconnaître les panneaux ». */
export function useSerieChoice(): SelectOption[] {
  const { data } = useSeriesQuery()
  const { nameOf } = useTopics()
  const read = useReadLanguage()
  return useMemo(
    () =>
      [...(data?.data ?? [])]
        .sort((one, other) => TOPIC_KEYS.indexOf(one.topic) - TOPIC_KEYS.indexOf(other.topic))
        .map(({ id, topic, title }) => ({ value: String(id), label: `${nameOf(topic)} · ${title[read]}` })),
    [data, nameOf, read],
  )
}
