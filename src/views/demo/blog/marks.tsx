import type { BlogStatus } from '@contract/demo/pages'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useTranslation } from 'react-i18next'

const TONES: Record<BlogStatus, Tone> = { Published: 'success', Pending: 'warning', Draft: 'neutral' }

/** The state of an article that is not published. */
export function ArticleStatus({ status }: { status: BlogStatus }) {
  const { t } = useTranslation('demoBlog')
  return status === 'Published' ? null : <StatusDot tone={TONES[status]} label={t(`status.${status}`)} />
}

/** The categories of an article. */
export function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('demoBlog')
  return (
    <ul className="blog-tags" aria-label={t('categories')}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
