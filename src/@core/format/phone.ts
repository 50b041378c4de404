const HOME_PREFIX = { TN: '+216', FR: '+33' }
export type Country = keyof typeof HOME_PREFIX

const NBSP = '\u00a0'

const pairs = (digits: string) => (digits.match(/\d{1,2}/g) ?? []).join(NBSP)
const tunisian = (digits: string) => digits.replace(/^(\d{2})(\d{3})(\d{3})$/, `$1${NBSP}$2${NBSP}$3`)

/**
 * A stored number (`+21698123456`) as written in its home country: `98 123 456`, or `+33 6 12 …` for foreign numbers.
 */
export function formatPhone(stored: string, home: Country = 'TN'): string {
  const isHome = stored.startsWith(HOME_PREFIX[home])
  if (/^\+216\d{8}$/.test(stored)) {
    const local = tunisian(stored.slice(4))
    return isHome ? local : `+216${NBSP}${local}`
  }
  if (/^\+33\d{9}$/.test(stored)) {
    const digits = stored.slice(3)
    return isHome ? pairs(`0${digits}`) : `+33${NBSP}${digits.slice(0, 1)}${NBSP}${pairs(digits.slice(1))}`
  }
  return stored
}
