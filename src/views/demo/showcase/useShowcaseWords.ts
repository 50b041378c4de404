import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShowcaseGroup } from './showcaseGroup'

/** The texts of a group's pages: those of its own namespace, else the ones shared by all groups. */
export function useShowcaseWords({ words }: ShowcaseGroup) {
  const { t } = useTranslation(['demoShowcase', 'demoSearch'])
  /** A text of the group; empty where there is none. */
  const note = useCallback((key: string) => t(key, { ns: words, defaultValue: '' }), [t, words])
  return {
    t,
    note,
    pageTitle: (target: string) => t(`demoSearch:page.${target}`),
    intro: (target: string) => note(`${target}.intro`),
    /** The title of an example: the group's, else the common one. */
    exampleTitle: (name: string) => note(`title.${name}`) || t(`title.${name}`),
    exampleNote: (target: string, name: string) => note(`${target}.note.${name}`),
  }
}
