import { useStored } from '@core/hooks/useStored'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'

/** The languages in which the contents of the course are shown. */
export const CONTENT_LANGUAGES = ['fr', 'ar', 'both'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** The language of the contents, as this person chose it on this device. */
export function useContentLanguage() {
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const [stored, setLanguage] = useStored(`course-language:${person}`)
  const language: ContentLanguage = CONTENT_LANGUAGES.find((one) => one === stored) ?? 'fr'
  return { language, setLanguage: (next: ContentLanguage) => setLanguage(next) }
}
