import type { BlogSidebar } from '@contract/demo/pages'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { useBlogSidebarQuery } from '@src/redux/demo/blog/api'
import { Briefcase, Car, GraduationCap, Lightbulb, type LucideIcon, Search, Shield, Tag } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Loaded } from '../shared/Loaded'
import type { useBlogFilter } from './useBlogFilter'

const ICONS: Record<string, LucideIcon> = { Briefcase, Car, GraduationCap, Lightbulb, Shield }

interface BlogSideProps {
  /** The filter of the list; on an article the categories lead to the list. */
  filter?: ReturnType<typeof useBlogFilter>
  found?: number
}

/** Search, latest articles and categories. */
export function BlogSide({ filter, found = 0 }: BlogSideProps) {
  const query = useBlogSidebarQuery()
  return (
    <div className="blog-side">
      {filter ? <BlogSearch filter={filter} found={found} /> : null}
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

function BlogSearch({ filter, found }: { filter: NonNullable<BlogSideProps['filter']>; found: number }) {
  const { t } = useTranslation('demoBlog')
  const id = useId()
  return (
    <div className="blog-search">
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <Search aria-hidden size={18} strokeWidth={1.75} />
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder={t('search')}
        maxLength={100}
        value={filter.text}
        onChange={({ target }) => filter.change('q', target.value)}
      />
      <p role="status" className="visually-hidden">
        {filter.text || filter.category ? t('found', { count: found }) : ''}
      </p>
    </div>
  )
}

function Recent({ posts }: { posts: BlogSidebar['recentPosts'] }) {
  const { t } = useTranslation('demoBlog')
  const format = useFormat()
  return (
    <section aria-labelledby="blog-recent">
      <h2 id="blog-recent">{t('recent')}</h2>
      <ul className="blog-recent">
        {posts.map(({ id, img, title, createdTime }) => (
          <li key={id}>
            <img src={img} alt="" width={80} height={48} />
            <div>
              <Link to={demoPaths.blogDetail(id)}>{title}</Link>
              <time className="muted" dateTime={createdTime}>
                {format.day(createdTime)}
              </time>
            </div>
          </li>
        ))}
      </ul>
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
