import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The topics of the course as options of a form. */
export function useTopics() {
  const { t } = useTranslation(['coursEdition', 'topic'])
  return useMemo(() => {
    const nameOf = (topic: Topic) => t(`topic:${topic}`)
    return { nameOf, options: TOPIC_KEYS.map((value) => ({ value, label: nameOf(value) })) }
  }, [t])
}
