import { vi } from 'vitest'

/** Answers media queries from now on by `matches`, until `vi.unstubAllGlobals`. Returns the function that is asked. */
export function stubMedia(matches: (media: string) => boolean) {
  const make = vi.fn((media: string) => ({
    matches: matches(media),
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('matchMedia', make)
  return make
}

/** A phone: every query matches but that for paper. */
export const stubPhone = () => stubMedia((media) => media !== 'print')
