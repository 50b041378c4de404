import type { BlogSidebar } from '@contract/demo/blog'
import { demoPaths } from '@src/configs/demo/paths'
import { useBlogSidebarQuery } from '@src/redux/demo/blog/api'
import { Briefcase, Car, GraduationCap, Lightbulb, type LucideIcon, Shield, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loaded } from '../shared/Loaded'
import { ArticleLinks } from './ArticleLinks'
import { BlogSearch, SearchElsewhere } from './BlogSearch'
import type { BlogFilter } from './useBlogFilter'

const ICONS: Record<string, LucideIcon> = { Briefcase, Car, GraduationCap, Lightbulb, Shield }

interface BlogSideProps {
  /** The filter of the list; on an article the categories lead to the list. */
  filter?: BlogFilter
  found?: number
}

/** Search, latest articles and categories. */
export function BlogSide({ filter, found = 0 }: BlogSideProps) {
  const query = useBlogSidebarQuery()
  return (
    <div className="blog-side">
      {filter ? <BlogSearch filter={filter} found={found} /> : <SearchElsewhere />}
      <Loaded query={query}>
        {({ recentPosts, categories }) => (
          <>
            <Recent posts={recentPosts} />
            <Categories categories={categories} chosen={filter?.category ?? ''} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function Recent({ posts }: { posts: BlogSidebar['recentPosts'] }) {
  const { t } = useTranslation('demoBlog')
  return (
    <section aria-labelledby="blog-recent">
      <h2 id="blog-recent">{t('recent')}</h2>
      <ArticleLinks articles={posts} />
    </section>
  )
}

function Categories({ categories, chosen }: { categories: BlogSidebar['categories']; chosen: string }) {
  const { t } = useTranslation('demoBlog')
  return (
    <nav aria-labelledby="blog-categories">
      <h2 id="blog-categories">{t('categories')}</h2>
      <ul className="blog-categories">
        {categories.map(({ category, icon }) => {
          const Icon = ICONS[icon] ?? Tag
          const isChosen = category === chosen
          const search = isChosen ? '' : `?${new URLSearchParams({ categorie: category })}`
          return (
            <li key={category}>
              <Link to={demoPaths.blog + search} aria-current={isChosen || undefined}>
                <Icon aria-hidden size={18} strokeWidth={1.75} />
                {category}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
