import type { BlogStatus } from '@contract/demo/blog'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { demoPaths } from '@src/configs/demo/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const TONES: Record<BlogStatus, Tone> = { Published: 'success', Pending: 'warning', Draft: 'neutral' }

/** The state of an article that is not published. */
export function ArticleStatus({ status }: { status: BlogStatus }) {
  const { t } = useTranslation('demoBlog')
  return status === 'Published' ? null : <StatusDot tone={TONES[status]} label={t(`status.${status}`)} />
}

interface TagsProps {
  tags: readonly string[]
  /** Links each category to its list. */
  isLinked?: boolean
}

/** The categories of an article. */
export function Tags({ tags, isLinked = false }: TagsProps) {
  const { t } = useTranslation('demoBlog')
  return (
    <ul className="blog-tags" aria-label={t('categories')}>
      {tags.map((tag) => (
        <li key={tag}>
          {isLinked ? <Link to={`${demoPaths.blog}?${new URLSearchParams({ categorie: tag })}`}>{tag}</Link> : tag}
        </li>
      ))}
    </ul>
  )
}
