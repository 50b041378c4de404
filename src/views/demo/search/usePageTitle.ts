import type { DemoPage } from '@contract/demo/search'
import { fold } from '@core/layouts/menu'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

type Texts = TFunction<'demoSearch'>

/** The title of a page in the current language; the answer's title when there is no translation. */
export const titleIn =
  (t: Texts) =>
  ({ target, title }: DemoPage): string =>
    t(`page.${target}`, { defaultValue: title })

const inWords = (target: string) => target.replace(/([a-z])([A-Z])/g, '$1 $2')

/** The folded search text of a page: its title, its name in the code, and synonyms. */
export const wordsIn = (t: Texts) => (page: DemoPage) => {
  const others = t(`words.${page.target}`, { defaultValue: '' })
  return fold([titleIn(t)(page), inWords(page.target), others].join(' · '))
}

export function usePageTitle(): (page: DemoPage) => string {
  const { t } = useTranslation('demoSearch')
  return useMemo(() => titleIn(t), [t])
}

export function usePageWords(): (page: DemoPage) => string {
  const { t } = useTranslation('demoSearch')
  return useMemo(() => wordsIn(t), [t])
}
