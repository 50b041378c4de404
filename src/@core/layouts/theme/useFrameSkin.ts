import { useSkinChoice } from '@core/hooks/useSkin'
import { useEffect } from 'react'

/** The attribute of the menus: dark beside a light page, or as the page. */
export interface MenuSkin {
  'data-bs-theme': 'dark' | undefined
}

/** What a skin changes of the frame: dark menus beside a light page, or lines, whose styles are loaded when chosen. */
export function useFrameSkin(): MenuSkin {
  const [choice] = useSkinChoice()
  const isBordered = choice === 'bordered'
  useEffect(() => {
    // Without its lines the page is the light one: nothing to tell the user.
    if (isBordered) import('./bordered.scss').catch(() => undefined)
  }, [isBordered])
  return { 'data-bs-theme': choice === 'semi-dark' ? 'dark' : undefined }
}
