import type { KnowledgeArticle } from '@contract/demo/pages'
import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useKnowledgeAreasQuery, useKnowledgeArticleQuery } from '@src/redux/demo/help/api'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ArticleText } from '../shared/ArticleText'
import { Loaded } from '../shared/Loaded'
import { HelpContact } from './HelpContact'
import { HelpUnknown } from './HelpUnknown'
import './help.scss'

/** An article of the knowledge base, with related questions. */
export function KnowledgeArticlePage() {
  const { t } = useTranslation('demoHelp')
  const { category: area = '', question = '' } = useParams()
  const areaTitle = useKnowledgeAreasQuery().data?.find(({ category }) => category === area)?.title
  const { currentData: data, ...query } = useKnowledgeArticleQuery({ category: area, question })
  const isUnknown = isNotFound(query.error)
  const title = isUnknown ? t('unknown.title') : data?.title
  return (
    <Page
      title={title ?? t('base.title')}
      back={
        <BackLink to={areaTitle ? demoPaths.knowledgeArea(area) : demoPaths.knowledgeBase}>
          {areaTitle ?? t('base.title')}
        </BackLink>
      }
    >
      {isUnknown ? (
        <HelpUnknown />
      ) : (
        <Loaded query={{ ...query, data }}>{(article) => <Article area={area} article={article} />}</Loaded>
      )}
      <HelpContact />
    </Page>
  )
}

function Article({ area, article }: { area: string; article: KnowledgeArticle }) {
  const { t } = useTranslation('demoHelp')
  const format = useFormat()
  return (
    <div className="help-article">
      <article className="card">
        <p className="muted">{t('article.updated', { day: format.day(article.lastUpdated) })}</p>
        <ArticleText html={article.content} />
      </article>
      <nav aria-labelledby="help-related">
        <h2 id="help-related">{t('article.related')}</h2>
        <ul className="help-questions">
          {article.relatedQuestions.map(({ id, question, slug }) => (
            <li key={id}>
              <Link to={demoPaths.knowledgeArticle(area, slug)}>{question}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
