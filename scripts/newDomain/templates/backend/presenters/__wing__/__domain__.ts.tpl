import type { __Domain__ } from '@contract/__wing__/__domain__'
import type { __Domain__Row } from '../../database/__wing__/__domain__'

/** A record for the list and the form. */
export function present__Domain__(row: __Domain__Row): __Domain__ {
  const { idAutoEcole: _, recherche: __, archived, ...fields } = row
  return { ...fields, archived: archived === 1 }
}
