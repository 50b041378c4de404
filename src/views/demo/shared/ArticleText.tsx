import { SafeHtml } from './SafeHtml'
import './articleText.scss'

/** The sanitised HTML of an article, set for reading. */
export const ArticleText = ({ html }: { html: string }) => (
  <div className="article-text">
    <SafeHtml html={html} />
  </div>
)
