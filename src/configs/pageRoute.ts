import type { Action, Role, Subject } from '@contract/ability'
import type { ComponentType } from 'react'

/** Who may open a page: whoever may do this, narrowed to some roles where the same right means another page. */
export interface Access {
  can?: readonly [Action, Subject]
  roles?: readonly Role[]
}

/** A page behind the sign-in. A domain lists its own in `src/views/<domain>/routes.tsx`. */
export interface PageRoute extends Access {
  /** As in `paths`, with `:id` where an id stands. */
  path: string
  /** The namespaces of its words: they come with its code, and both are fetched ahead. */
  words?: readonly string[]
  /** Loads the page's code with the first visit. */
  load: () => Promise<ComponentType>
}
