import type { BlogDetail } from '@contract/demo/blog'
import { Avatar } from '@core/components/Avatar'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { useFormat } from '@core/format/useFormat'
import { demoPaths } from '@src/configs/demo/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useBlogArticleQuery } from '@src/redux/demo/blog/api'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ArticleText } from '../shared/ArticleText'
import { Loaded } from '../shared/Loaded'
import { ArticleUnknown } from './ArticleUnknown'
import { ArticleTools } from './article/ArticleTools'
import { Comments } from './article/Comments'
import { Related } from './article/Related'
import { BlogSide } from './BlogSide'
import { ArticleStatus, Tags } from './marks'
import { useArticleId } from './useArticleId'
import './blog.scss'

/** An article with its comments. */
export function BlogDetailPage() {
  const { t } = useTranslation('demoBlog')
  const id = useArticleId()
  const { currentData: data, ...query } = useBlogArticleQuery(id)
  const isUnknown = isNotFound(query.error)
  const title = isUnknown ? t('unknown.title') : data?.blog.title
  return (
    <Page
      title={title ?? t('title')}
      back={<BackLink to={demoPaths.blog}>{t('title')}</BackLink>}
      actions={
        data ? (
          <ButtonLink icon={Pencil} to={demoPaths.blogEdit(id)}>
            {t('edit')}
          </ButtonLink>
        ) : undefined
      }
    >
      {isUnknown ? (
        <ArticleUnknown />
      ) : (
        <div className="blog-columns">
          <Loaded query={{ ...query, data }} lines={16}>
            {(detail) => <Article key={id} detail={detail} />}
          </Loaded>
          <BlogSide />
        </div>
      )}
    </Page>
  )
}

function Article({ detail }: { detail: BlogDetail }) {
  const { t } = useTranslation('demoBlog')
  const format = useFormat()
  const { blog, comments } = detail
  const { id, img, userFullName, avatar, createdTime, tags, content, status } = blog
  return (
    <div className="blog-article">
      <article className="card">
        <img className="blog-cover" src={img} alt="" width={400} height={240} />
        <div className="blog-article-body">
          <div className="blog-meta">
            <Avatar name={userFullName} src={avatar} size={32} />
            <span>{userFullName}</span>
            <time dateTime={createdTime}>{format.day(createdTime)}</time>
            <ArticleStatus status={status} />
          </div>
          <ArticleText html={content} />
          <Tags tags={tags} isLinked />
          <ArticleTools blog={blog} />
          <p className="blog-author">
            <Avatar name={userFullName} src={avatar} size={40} />
            <span>
              <b>{userFullName}</b>
              <span className="muted">{t('author')}</span>
            </span>
          </p>
        </div>
      </article>
      <Related detail={detail} />
      <Comments id={id} comments={comments} />
    </div>
  )
}
