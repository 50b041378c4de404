import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { Contents } from './Contents'
import { Example } from './Example'
import { Guidance } from './Guidance'
import type { ShowcaseExample } from './gather'
import type { ShowcaseGroup } from './showcaseGroup'
import { useShowcaseWords } from './useShowcaseWords'
import './bootstrap.scss'
import './pieces.scss'
import './parts/parts.scss'
import './showcase.scss'

interface ShowcasePageProps {
  group: ShowcaseGroup
  /** The key of its texts. */
  target: string
  examples: readonly ShowcaseExample[]
}

/** A piece of the product: how to use it, and its examples with their code. */
export function ShowcasePage({ group, target, examples }: ShowcasePageProps) {
  const { t, pageTitle, intro, exampleTitle, exampleNote } = useShowcaseWords(group)
  const titled = examples.map((example) => ({ ...example, title: exampleTitle(example.name) }))
  return (
    <Page
      title={pageTitle(target)}
      description={intro(target)}
      back={<BackLink to={group.overview[0] ?? '/'}>{t(`group.${group.id}`)}</BackLink>}
    >
      <div className="showcase">
        <div className="showcase-examples">
          <Guidance group={group} target={target} />
          {titled.map(({ name, title, source, Show }) => (
            <Example key={name} id={name} title={title} notes={exampleNote(target, name)} source={source}>
              <Show />
            </Example>
          ))}
        </div>
        <Contents entries={titled.map(({ name, title }) => ({ id: name, title }))} />
      </div>
    </Page>
  )
}
