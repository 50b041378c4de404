import { useSkinChoice } from '@core/hooks/useSkin'
import { useEffect } from 'react'

/** The attribute of the menus: dark beside a light page, or as the page. */
export interface MenuSkin {
  'data-bs-theme': 'dark' | undefined
}

/**
 * Applies the changes of a skin to the frame: dark menus beside a light page, or lines, whose styles are loaded when
 * chosen.
 */
export function useFrameSkin(): MenuSkin {
  const [choice] = useSkinChoice()
  const isBordered = choice === 'bordered'
  useEffect(() => {
    // Without the styles the page looks like the light skin, so the user is not told of a failure.
    if (isBordered) import('./bordered.scss').catch(() => undefined)
  }, [isBordered])
  return { 'data-bs-theme': choice === 'semi-dark' ? 'dark' : undefined }
}
