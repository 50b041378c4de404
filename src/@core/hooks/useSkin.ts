import { useEffect } from 'react'
import { useMediaQuery } from './useMediaQuery'
import { useStored } from './useStored'

export type Skin = 'light' | 'dark'

/** Colours of the browser's own bar, the same as in index.html. */
const THEME_COLORS: Record<Skin, string> = { light: '#0B6B57', dark: '#161D1B' }

/**
 * The skin of the page, stored under `skin` and synchronised between tabs. Light unless the user chose dark, or `system`
 * on a device that is dark.
 */
export function useSkin() {
  const [stored, setStored] = useStored('skin')
  const isDarkDevice = useMediaQuery('(prefers-color-scheme: dark)')
  const skin: Skin = stored === 'dark' || (stored === 'system' && isDarkDevice) ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.bsTheme = skin
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[skin])
  }, [skin])
  return { skin, toggleSkin: () => setStored(skin === 'dark' ? 'light' : 'dark') }
}
