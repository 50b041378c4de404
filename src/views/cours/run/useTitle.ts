import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import type { RunningAttempt } from '@src/redux/code-course/attempt'

/** The title of an attempt in the language of the contents; of two languages, the first. */
export function useTitle({ title }: Pick<RunningAttempt, 'title'>): string {
  const { language } = useContentLanguage()
  return language === 'ar' ? title.ar : title.fr
}
