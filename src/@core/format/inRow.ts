import { isolated } from './isolate'

type Parts = readonly (string | null | undefined | false)[]

/** The parts that are present, each isolated: Latin names would change places in a line read from right to left. */
const apart = (parts: Parts, language: string) => parts.flatMap((part) => (part ? isolated(part, language) : []))

/** Facts or names one after the other, with the comma of the language; those that are missing are left out. */
export const inRow = (parts: Parts, language: string): string =>
  apart(parts, language).join(language === 'ar' ? '، ' : ', ')

/** Facts beside each other with a point between them, as `Jeudi · Parc`; those that are missing are left out. */
export const beside = (parts: Parts, language: string): string => apart(parts, language).join(' · ')
