import type { BlogCard, BlogDetail, BlogEdit, BlogSidebar } from '@contract/demo/pages'
import { type Article, CATEGORIES, sampleArticles } from './data/articles'
import { person } from './data/people'
import { NO_PORTRAIT } from './data/picture'
import { slugOf } from './data/slug'
import { dayFromNow } from './data/time'
import type { Calls } from './http/area'
import type { Query } from './http/query'
import { rowOf } from './http/rows'

const RECENT = 4

const authorOf = ({ avatar: portrait, userFullName }: Article) => ({ avatar: portrait, userFullName })

function commentsOn({ id }: Article): BlogDetail['comments'] {
  const { fullName: userFullName } = person(540 + id)
  const commentText = 'Très clair, merci. Je le fais lire à mes élèves dès demain.'
  return [{ avatar: NO_PORTRAIT, userFullName, commentedAt: dayFromNow(-id), commentText }]
}

const cardOf = (article: Article): BlogCard => ({
  ...authorOf(article),
  img: article.img,
  title: article.title,
  id: article.id,
  blogPosted: article.posted,
  tags: article.tags,
  excerpt: article.excerpt,
  comment: commentsOn(article).length,
})

function detailOf(article: Article): BlogDetail {
  const { id, img, title, posted, tags, content } = article
  const comments = commentsOn(article)
  return {
    blog: {
      ...authorOf(article),
      ...{ id, img, title, createdTime: posted, tags, content },
      comments: comments.length,
      bookmarked: 12 + id * 3,
    },
    comments,
  }
}

const editOf = (article: Article): BlogEdit => ({
  ...authorOf(article),
  id: article.id,
  createdTime: article.posted,
  blogTitle: article.title,
  blogCategories: article.tags.map((tag) => ({ value: slugOf(tag), label: tag })),
  slug: slugOf(article.title),
  status: 'Published',
  excerpt: article.content,
  featuredImage: article.img,
})

const sidebarOf = (articles: readonly Article[]): BlogSidebar => ({
  recentPosts: articles.slice(0, RECENT).map(({ img, title, id, posted }) => ({ img, title, id, createdTime: posted })),
  categories: CATEGORIES.map(([category, icon]) => ({ category, icon })),
})

export function begin(): Calls {
  const articles = sampleArticles()
  /** The requested article, the first one by default. */
  const asked = (query: Query) => rowOf(articles, query.text('id') ? query.id('id') : 1)
  return {
    'GET /blog/list/data': () => [200, articles.map(cardOf)],
    'GET /blog/list/data/sidebar': () => [200, sidebarOf(articles)],
    'GET /blog/list/data/detail': ({ query }) => [200, detailOf(asked(query))],
    'GET /blog/list/data/edit': ({ query }) => [200, editOf(asked(query))],
  }
}
