import { readText, remove, writeText } from '@core/platform/storage'

/** What a user may choose of the frame around the pages. */
export interface Theme {
  layout: 'vertical' | 'horizontal'
  menuCollapsed: 'false' | 'true'
  menuHidden: 'false' | 'true'
  navbar: 'floating' | 'sticky' | 'static' | 'hidden'
  navbarColor: 'white' | 'primary' | 'secondary' | 'success' | 'danger' | 'info' | 'warning' | 'dark'
  footer: 'static' | 'sticky' | 'hidden'
  contentWidth: 'full' | 'boxed'
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
  direction: ['ltr', 'rtl'],
}

const USUAL_THEME: Theme = {
  layout: 'vertical',
  menuCollapsed: 'false',
  menuHidden: 'false',
  navbar: 'floating',
  navbarColor: 'white',
  footer: 'static',
  contentWidth: 'full',
  direction: 'ltr',
}

/** The user's own choice; what is unknown counts as not chosen. */
function chosen<Name extends ThemeName>(name: Name): Theme[Name] {
  const stored = readText(name)
  return THEME[name].find((value) => value === stored) ?? USUAL_THEME[name]
}

export const chosenTheme = (): Theme => ({
  layout: chosen('layout'),
  menuCollapsed: chosen('menuCollapsed'),
  menuHidden: chosen('menuHidden'),
  navbar: chosen('navbar'),
  navbarColor: chosen('navbarColor'),
  footer: chosen('footer'),
  contentWidth: chosen('contentWidth'),
  direction: chosen('direction'),
})

export const chooseTheme = <Name extends ThemeName>(name: Name, value: Theme[Name]): void => writeText(name, value)

/** Brings back the usual frame. */
export function forgetTheme(): void {
  for (const name of Object.keys(THEME)) remove(name)
}
