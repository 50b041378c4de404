import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import type { RunningAttempt } from '@src/redux/code-course/attempt'

/** The title of an attempt in the language of the contents; of two languages, that of the interface. */
export function useTitle({ title }: Pick<RunningAttempt, 'title'>): string {
  const { language } = useContentLanguage()
  const read = useReadLanguage()
  return title[language === 'both' ? read : language]
}
