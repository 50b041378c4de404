import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useBlogToEditQuery } from '@src/redux/demo/blog/api'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { ArticleUnknown } from './ArticleUnknown'
import { BlogForm } from './BlogForm'
import { useArticleId } from './useArticleId'
import './blog.scss'

/** Edits an article. */
export function BlogEditPage() {
  const { t } = useTranslation('demoBlog')
  const format = useFormat()
  const id = useArticleId()
  const { currentData: data, ...query } = useBlogToEditQuery(id)
  const isUnknown = isNotFound(query.error)
  const back = data ? (
    <BackLink to={demoPaths.blogDetail(id)}>{data.blogTitle}</BackLink>
  ) : (
    <BackLink to={demoPaths.blog}>{t('title')}</BackLink>
  )
  return (
    <Page
      title={isUnknown ? t('unknown.title') : t('editTitle')}
      description={data ? t('by', { name: data.userFullName, day: format.day(data.createdTime) }) : undefined}
      back={back}
    >
      {isUnknown ? (
        <ArticleUnknown />
      ) : (
        <Loaded query={{ ...query, data }} lines={14}>
          {(article) => <BlogForm key={id} article={article} />}
        </Loaded>
      )}
    </Page>
  )
}
