import { Button } from '@core/components/Button'
import { EmptyState } from '@core/components/EmptyState'
import { Page } from '@core/components/Page'
import { useBlogArticlesQuery } from '@src/redux/demo/blog/api'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { ArticleCard } from './ArticleCard'
import { BlogSide } from './BlogSide'
import { useBlogFilter } from './useBlogFilter'
import './blog.scss'

/** The articles of the blog. */
export function BlogListPage() {
  const { t } = useTranslation('demoBlog')
  const query = useBlogArticlesQuery()
  const filter = useBlogFilter()
  const found = query.data?.filter(filter.matches) ?? []
  return (
    <Page title={t('title')} description={t('text')}>
      <div className="blog-columns">
        <Loaded query={query} lines={16}>
          {() =>
            found.length > 0 ? (
              <ul className="blog-cards">
                {found.map((article) => (
                  <ArticleCard key={article.id} article={article} />
                ))}
              </ul>
            ) : (
              <div className="card">
                <EmptyState
                  icon={SearchX}
                  title={t('none.title')}
                  text={t('none.text')}
                  action={<Button onClick={filter.clear}>{t('none.clear')}</Button>}
                />
              </div>
            )
          }
        </Loaded>
        <BlogSide filter={filter} found={found.length} />
      </div>
    </Page>
  )
}
