import type { Action, Role, Subject } from '@contract/ability'
import type { ComponentType } from 'react'

/**
 * The users who may open a page: those with this right, limited to some roles where the same right leads others to
 * another page.
 */
export interface Access {
  can?: readonly [Action, Subject]
  roles?: readonly Role[]
  /** Shown without menu and navbar: the page brings its own frame. */
  bare?: boolean
}

/** A page behind the sign-in. A domain lists its own in `src/views/<domain>/routes.tsx`. */
export interface PageRoute extends Access {
  /** The same text as in `paths`, with the parameter `:id`. */
  path: string
  /** The namespaces of its texts: loaded and prefetched with its code. */
  words?: readonly string[]
  /** Loads the page's code on the first visit. */
  load: () => Promise<ComponentType>
}

/** The demo areas are no part of a school's work: they are loaded when opened, and show the theme's button. */
export const isDemoPage = ({ can }: Access): boolean => can?.[1] === 'Demo' || can?.[1] === 'Communication'
