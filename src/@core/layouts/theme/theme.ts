import { directionOf, pageDirection } from '@core/platform/direction'
import { readText, remove, writeText } from '@core/platform/storage'

/** The choices of a user for the frame around the pages. */
export interface Theme {
  layout: 'vertical' | 'horizontal'
  menuCollapsed: 'false' | 'true'
  menuHidden: 'false' | 'true'
  navbar: 'floating' | 'sticky' | 'static' | 'hidden'
  navbarColor: 'white' | 'primary' | 'secondary' | 'success' | 'danger' | 'info' | 'warning' | 'dark'
  footer: 'static' | 'sticky' | 'hidden'
  contentWidth: 'full' | 'boxed'
  /** The animation with which the next page appears. */
  transition: 'none' | 'fade' | 'slide' | 'zoom'
  direction: 'ltr' | 'rtl'
}

export type ThemeName = keyof Theme

/** Every value of each choice, stored on the device under these names. */
export const THEME: { readonly [Name in ThemeName]: readonly Theme[Name][] } = {
  layout: ['vertical', 'horizontal'],
  menuCollapsed: ['false', 'true'],
  menuHidden: ['false', 'true'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColor: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  footer: ['static', 'sticky', 'hidden'],
  contentWidth: ['full', 'boxed'],
  transition: ['none', 'fade', 'slide', 'zoom'],
  direction: ['ltr', 'rtl'],
}

/** The direction is that of the language. */
type Kept = Omit<Theme, 'direction'>

const USUAL_THEME: Kept = {
  layout: 'vertical',
  menuCollapsed: 'false',
  menuHidden: 'false',
  navbar: 'floating',
  navbarColor: 'white',
  footer: 'static',
  contentWidth: 'full',
  transition: 'none',
}

/** The user's own choice; an unknown value counts as none. */
function chosen<Name extends keyof Kept>(name: Name): Kept[Name] {
  const stored = readText(name)
  const values: readonly Kept[Name][] = THEME[name]
  return values.find((value) => value === stored) ?? USUAL_THEME[name]
}

export const chosenTheme = (): Theme => ({
  layout: chosen('layout'),
  menuCollapsed: chosen('menuCollapsed'),
  menuHidden: chosen('menuHidden'),
  navbar: chosen('navbar'),
  navbarColor: chosen('navbarColor'),
  footer: chosen('footer'),
  contentWidth: chosen('contentWidth'),
  transition: chosen('transition'),
  direction: pageDirection(),
})

export function chooseTheme<Name extends ThemeName>(name: Name, value: Theme[Name]): void {
  // The direction of the current language is not stored as a choice: it changes with the next language.
  if (name === 'direction' && value === directionOf(document.documentElement.lang)) remove(name)
  else writeText(name, value)
}

/** Brings back the usual frame. */
export function forgetTheme(): void {
  for (const name of Object.keys(THEME)) remove(name)
}
