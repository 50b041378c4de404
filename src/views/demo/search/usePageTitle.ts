import type { DemoPage } from '@contract/demo/search'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** How a page is called in the language shown; what the answer calls it when that says nothing. */
export function usePageTitle(): (page: DemoPage) => string {
  const { t } = useTranslation('demoSearch')
  return useCallback(({ target, title }) => t(`page.${target}`, { defaultValue: title }), [t])
}
