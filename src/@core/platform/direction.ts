import { readText } from './storage'

const RIGHT_TO_LEFT = ['ar']

/** The direction in which a language is read. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr')

/** The direction of the page: the one chosen on this device, else that of its language. */
export function pageDirection(): 'ltr' | 'rtl' {
  const chosen = readText('direction')
  return chosen === 'ltr' || chosen === 'rtl' ? chosen : directionOf(document.documentElement.lang)
}

export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

const TURNED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as in a page read from left to right: there the right arrow leads to the next one, here the left one. */
export const keyAsRead = (key: string): string => (isRightToLeft() ? (TURNED[key] ?? key) : key)
