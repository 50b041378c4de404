export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

const TURNED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key as in a page read from left to right: there the right arrow leads to the next one, here the left one. */
export const keyAsRead = (key: string): string => (isRightToLeft() ? (TURNED[key] ?? key) : key)
