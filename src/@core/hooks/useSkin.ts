import { useEffect } from 'react'
import { useStored } from './useStored'

export type Skin = 'light' | 'dark'

/** The colour of the browser's own bar, as in index.html. */
const THEME_COLORS: Record<Skin, string> = { light: '#0B6B57', dark: '#161D1B' }

/** The skin of the page, kept under `skin`; every tab follows. Light unless the person chose dark. */
export function useSkin() {
  const [stored, setStored] = useStored('skin')
  const skin: Skin = stored === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.bsTheme = skin
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[skin])
  }, [skin])
  return { skin, toggleSkin: () => setStored(skin === 'dark' ? 'light' : 'dark') }
}
