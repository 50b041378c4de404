import type { BlogCard } from '@contract/demo/blog'
import { Avatar } from '@core/components/Avatar'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { MessageSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ArticleStatus, Tags } from './marks'

/** An article in the list; the whole card leads to it. */
export function ArticleCard({ article }: { article: BlogCard }) {
  const { t } = useTranslation('demoBlog')
  const format = useFormat()
  const { id, img, title, userFullName, avatar, blogPosted, tags, excerpt, comment, status } = article
  return (
    <li className="card blog-card">
      <img src={img} alt="" width={400} height={240} />
      <div className="blog-card-body">
        <Tags tags={tags} />
        <h2>
          <Link to={demoPaths.blogDetail(id)}>{title}</Link>
        </h2>
        <ArticleStatus status={status} />
        <p className="muted">{excerpt}</p>
        <div className="blog-meta">
          <Avatar name={userFullName} src={avatar} size={24} />
          <span>{userFullName}</span>
          <time dateTime={blogPosted}>{format.day(blogPosted)}</time>
          <span className="blog-comments">
            <MessageSquare aria-hidden size={14} strokeWidth={1.75} />
            {t('comments', { count: comment })}
          </span>
        </div>
      </div>
    </li>
  )
}
