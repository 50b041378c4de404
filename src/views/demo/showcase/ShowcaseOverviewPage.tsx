import { Page } from '@core/components/Page'
import { Link } from 'react-router-dom'
import type { ShowcaseGroup } from './showcaseGroup'
import { useShowcaseWords } from './useShowcaseWords'
import './showcase.scss'

/** The pages of a group. */
export function ShowcaseOverviewPage({ group }: { group: ShowcaseGroup }) {
  const { t } = useShowcaseWords(group)
  return (
    <Page title={t(`group.${group.id}`)} description={t('overview')}>
      <ul className="showcase-cards">
        {Object.entries(group.pages).map(([target, path]) => (
          <PageCard key={target} group={group} target={target} path={path} />
        ))}
      </ul>
    </Page>
  )
}

function PageCard({ group, target, path }: { group: ShowcaseGroup; target: string; path: string }) {
  const { pageTitle, intro } = useShowcaseWords(group)
  return (
    <li className="card card-body">
      <h2>
        <Link to={path}>{pageTitle(target)}</Link>
      </h2>
      <p className="muted">{intro(target)}</p>
    </li>
  )
}
