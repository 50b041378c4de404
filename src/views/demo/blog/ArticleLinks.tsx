import type { BlogLink } from '@contract/demo/blog'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { Link } from 'react-router-dom'

/** Articles by their picture, title and day. */
export function ArticleLinks({ articles }: { articles: readonly BlogLink[] }) {
  const format = useFormat()
  return (
    <ul className="blog-recent">
      {articles.map(({ id, img, title, createdTime }) => (
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
  )
}
