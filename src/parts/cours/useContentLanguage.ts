import { useStored } from '@core/hooks/useStored'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useReadLanguage } from './useReadLanguage'

/** The languages in which the contents of the course are shown. */
export const CONTENT_LANGUAGES = ['fr', 'ar', 'both'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]

/** The direction in which contents are read; two languages together have the direction of the page. */
export const CONTENT_DIRECTIONS = { fr: 'ltr', ar: 'rtl', both: undefined } as const satisfies Record<
  ContentLanguage,
  string | undefined
>

/** The language of the contents: the person's choice on this device, else that of the interface. */
export function useContentLanguage() {
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const read = useReadLanguage()
  const [stored, setLanguage] = useStored(`course-language:${person}`)
  const language: ContentLanguage = CONTENT_LANGUAGES.find((one) => one === stored) ?? read
  return { language, setLanguage: (next: ContentLanguage) => setLanguage(next) }
}
