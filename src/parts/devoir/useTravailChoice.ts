import type { Travail } from '@contract/cours/devoir'
import { TOPIC_KEYS } from '@contract/cours/topic'
import type { SelectOption } from '@core/components/select/selectProps'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { useTravauxQuery } from '@src/redux/code-course/devoir'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A work as the value of an option: `serie:3`, `examen:1`. */
export function travailOf(value: string): Travail {
  const [kind, id] = value.split(':')
  return kind === 'serie' ? { idSerie: Number(id) } : { idExamenBlanc: Number(id) }
}

/** Everything that can be assigned, mock exams first, then the series by topic. */
export function useTravailChoice(): SelectOption[] {
  const { t } = useTranslation(['devoir', 'topic'])
  const read = useReadLanguage()
  const { data } = useTravauxQuery()
  return useMemo(() => {
    const examens = (data?.examens ?? []).map(({ id, title }) => ({ value: `examen:${id}`, label: title[read] }))
    const series = [...(data?.series ?? [])]
      .sort((one, other) => TOPIC_KEYS.indexOf(one.topic) - TOPIC_KEYS.indexOf(other.topic))
      .map(({ id, topic, title, permis }) => {
        const only = permis.length > 0 ? ` (${permis.join(', ')})` : ''
        return { value: `serie:${id}`, label: `${t(`topic:${topic}`)} · ${title[read]}${only}` }
      })
    return [...examens, ...series]
  }, [data, t, read])
}
