import type { DemoPage } from '@contract/demo/search'
import { fold } from '@core/layouts/menu'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The title of a page in the current language; the answer's title when there is no translation. */
export function usePageTitle(): (page: DemoPage) => string {
  const { t } = useTranslation('demoSearch')
  return useCallback(({ target, title }) => t(`page.${target}`, { defaultValue: title }), [t])
}

const inWords = (target: string) => target.replace(/([a-z])([A-Z])/g, '$1 $2')

/** The folded search text of a page: its title, its name in the code, and synonyms. */
export function usePageWords(): (page: DemoPage) => string {
  const { t } = useTranslation('demoSearch')
  const titleOf = usePageTitle()
  return useCallback(
    (page) => {
      const others = t(`words.${page.target}`, { defaultValue: '' })
      return fold([titleOf(page), inWords(page.target), others].join(' · '))
    },
    [t, titleOf],
  )
}
