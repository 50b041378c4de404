import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

/**
 * Sets the title of the tab and, after a navigation inside the application, moves the focus to the `<h1>`, so that a
 * screen reader announces the new page. On the first page the browser's own focus stays.
 */
export function usePageTitle(title: string) {
  const { t } = useTranslation('common')
  const { pathname, key } = useLocation()
  const appName = t('appName')
  const isFirst = key === 'default'
  useEffect(() => {
    document.title = `${title} · ${appName}`
  }, [title, appName])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page moves the focus, not its parameters
  useEffect(() => {
    if (isFirst) return
    const active = document.activeElement
    if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) return
    // The router scrolls: to the top of a new page, and on the way back to where its page was left.
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true })
  }, [pathname])
}
