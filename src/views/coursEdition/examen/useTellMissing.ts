import { examenBlanc } from '@contract/cours/examenBlanc'
import { errorDialog } from '@core/dialogs/dialogs'
import { useFormat } from '@core/format/useFormat'
import type { Problem } from '@core/http/problem'
import { useTranslation } from 'react-i18next'
import { useTopics } from '../useTopics'

/** Names the topics that lack questions for an exam; does nothing for another refusal. */
export function useTellMissing() {
  const { t } = useTranslation('coursEdition')
  const format = useFormat()
  const { nameOf } = useTopics()
  return async ({ code, details, message }: Problem): Promise<void> => {
    if (code !== 'too_few_questions') return
    const { missing }: { missing?: unknown } = Object(details)
    const parts = examenBlanc.shape.parts.safeParse(missing).data ?? []
    const topics = parts.map(({ topic, nombre }) => t('examen.missingPart', { topic: nameOf(topic), count: nombre }))
    await errorDialog(topics.length > 0 ? t('examen.missing', { topics: format.inRow(topics) }) : message)
  }
}
