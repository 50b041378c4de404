import { Page } from '@core/components/Page'
import { useBlogArticlesQuery } from '@src/redux/demo/blog/api'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { ArticleList } from './ArticleList'
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
          {() => <ArticleList found={found} filter={filter} />}
        </Loaded>
        <BlogSide filter={filter} found={found.length} />
      </div>
    </Page>
  )
}
