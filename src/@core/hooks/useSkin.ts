import { remove, writeText } from '@core/platform/storage'
import { useEffect } from 'react'
import { useMediaQuery } from './useMediaQuery'
import { useStored } from './useStored'

/** The skins that a user may choose; `bordered` and `semi-dark` are light pages with another frame. */
export const SKINS = ['light', 'dark', 'bordered', 'semi-dark', 'system'] as const
/** The colours of the page. */
type Skin = 'light' | 'dark'

/** The light skin that the switch returns to; none means the usual one. */
const LIGHT_BEFORE = 'lightSkin'

/** Colours of the browser's own bar, the same as in index.html. */
const THEME_COLORS: Record<Skin, string> = { light: '#0B6B57', dark: '#161D1B' }

/** The stored choice of a skin; an unknown value counts as light. */
export function useSkinChoice() {
  const [stored, setChoice] = useStored('skin')
  return [SKINS.find((one) => one === stored) ?? 'light', setChoice] as const
}

/**
 * The skin of the page, stored under `skin` and synchronised between tabs. Light unless the user chose dark, or chose
 * `system` on a device that is dark.
 */
export function useSkin() {
  const [choice, setChoice] = useSkinChoice()
  const [before] = useStored(LIGHT_BEFORE)
  const isDarkDevice = useMediaQuery('(prefers-color-scheme: dark)')
  const skin: Skin = choice === 'dark' || (choice === 'system' && isDarkDevice) ? 'dark' : 'light'
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.bsTheme = skin
    dataset.skin = choice
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[skin])
  }, [skin, choice])
  const toggleSkin = () => {
    if (skin === 'dark') return setChoice(before ?? 'light')
    if (choice === 'bordered' || choice === 'semi-dark') writeText(LIGHT_BEFORE, choice)
    else remove(LIGHT_BEFORE)
    setChoice('dark')
  }
  return { skin, toggleSkin }
}
