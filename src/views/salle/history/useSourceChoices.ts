import { TOPIC_KEYS } from '@contract/cours/topic'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useOwnSeriesQuery } from '@src/redux/code-course/tentative'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const COUNTS = [5, 10, 15, 20, 30, 40]
const SECONDS = [15, 20, 30, 45, 60, 90, 120]

/** The choices of the form of a room. */
export function useSourceChoices() {
  const { t } = useTranslation(['salle', 'topic'])
  const read = useReadLanguage()
  const { data } = useOwnSeriesQuery()
  return useMemo(
    () => ({
      sources: (['serie', 'tirage', 'faibles'] as const).map((value) => ({ value, label: t(`new.sources.${value}`) })),
      series: (data?.data ?? []).map(({ id, topic, title, questions }) => ({
        value: String(id),
        label: t('new.serieOption', { topic: t(`topic:${topic}`), title: title[read], count: questions }),
      })),
      topics: TOPIC_KEYS.map((value) => ({ value, label: t(`topic:${value}`) })),
      counts: COUNTS.map((count) => ({ value: String(count), label: t('report.questions', { count }) })),
      seconds: SECONDS.map((count) => ({ value: String(count), label: t('new.seconds', { count }) })),
    }),
    [data, t, read],
  )
}
