import type { ShowcaseExample } from './gather'
import { ShowcaseOverviewPage } from './ShowcaseOverviewPage'
import { ShowcasePage } from './ShowcasePage'
import type { ShowcaseGroup } from './showcaseGroup'

const folders = import.meta.glob<ShowcaseExample[]>('./examples/**/showcase.ts', { import: 'examples' })

interface Place {
  group: ShowcaseGroup
  target: string
  path: string
}

/** The page of one showcase, with its examples: the only ones that it loads. @throws for an address without examples */
export async function showcaseAt({ group, target, path }: Place) {
  const load = folders[`./examples${path}/showcase.ts`]
  if (!load) throw new Error(`No examples of ${path}`)
  const examples = await load()
  return { ShowcasePage: () => <ShowcasePage group={group} target={target} examples={examples} /> }
}

/** The overview of a group. */
export const overviewOf = (group: ShowcaseGroup) => ({
  ShowcaseOverviewPage: () => <ShowcaseOverviewPage group={group} />,
})
