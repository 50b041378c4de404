import type { BlogDetail, BlogLink } from '@contract/demo/blog'
import { demoPaths } from '@src/configs/demo/paths'
import { ArticleLinks } from '@src/views/demo/blog/ArticleLinks'
import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The articles beside one in the list, and those on the same subjects. */
export function Related({ detail: { newer, older, related } }: { detail: BlogDetail }) {
  const { t } = useTranslation('demoBlog')
  return (
    <>
      <nav className="blog-neighbours" aria-label={t('neighbours')}>
        {newer ? <Neighbour article={newer} name={t('newer')} icon={ArrowLeft} /> : null}
        {older ? <Neighbour article={older} name={t('older')} icon={ArrowRight} isLast /> : null}
      </nav>
      <section className="card card-body blog-related" aria-labelledby="blog-related">
        <h2 id="blog-related">{t('related')}</h2>
        <ArticleLinks articles={related} />
      </section>
    </>
  )
}

interface NeighbourProps {
  article: BlogLink
  name: string
  icon: LucideIcon
  isLast?: boolean
}

function Neighbour({ article: { id, title }, name, icon: Icon, isLast = false }: NeighbourProps) {
  return (
    <Link className={isLast ? 'card is-last' : 'card'} to={demoPaths.blogDetail(id)}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span>
        <span className="muted">{name}</span>
        <b>{title}</b>
      </span>
    </Link>
  )
}
