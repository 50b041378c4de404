import type { BlogCard } from '@contract/demo/blog'
import { Button } from '@core/components/Button'
import { PartPager } from '@core/components/PartPager'
import { EmptyState } from '@core/components/states/EmptyState'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticleCard } from './ArticleCard'
import type { BlogFilter } from './useBlogFilter'

const PER_PAGE = 6

/** A page of the articles that were found. */
export function ArticleList({ found, filter }: { found: readonly BlogCard[]; filter: BlogFilter }) {
  const { t } = useTranslation('demoBlog')
  // An address may name a page that the list does not have.
  const page = Math.min(Math.max(1, Math.trunc(filter.page)), Math.ceil(found.length / PER_PAGE))
  if (found.length === 0)
    return (
      <div className="card">
        <EmptyState
          icon={SearchX}
          title={t('none.title')}
          text={t('none.text')}
          action={<Button onClick={filter.clear}>{t('none.clear')}</Button>}
        />
      </div>
    )
  return (
    <div>
      <ul className="blog-cards">
        {found.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      <PartPager page={page} perPage={PER_PAGE} total={found.length} onPage={filter.turnTo} />
    </div>
  )
}
