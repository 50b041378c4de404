import type { DemoPage } from '@contract/demo/search'
import { fold } from '@core/layouts/menu'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** How a page is called in the language shown; what the answer calls it when that says nothing. */
export function usePageTitle(): (page: DemoPage) => string {
  const { t } = useTranslation('demoSearch')
  return useCallback(({ target, title }) => t(`page.${target}`, { defaultValue: title }), [t])
}

const inWords = (target: string) => target.replace(/([a-z])([A-Z])/g, '$1 $2')

/** By what a page is found, folded: its name, its name in the code, and what else people call it. */
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
