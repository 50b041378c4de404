import {
  BLOG_STATUSES,
  type BlogCard,
  type BlogComment,
  type BlogDetail,
  type BlogEdit,
  type BlogLink,
  type BlogSidebar,
  type BlogUpdate,
} from '@contract/demo/blog'
import type { DemoOwner } from '@contract/demo/owner'
import { CATEGORIES, sampleArticles } from './data/articles'
import { type BlogArticle, threadOf } from './data/comments'
import { slugOf } from './data/slug'
import { dayFromNow } from './data/time'
import type { Calls } from './http/area'
import type { Query } from './http/query'
import { filled, given, id, listOf, objectOf, oneOf, orNull, type Readers, required, text } from './http/read'
import { nextId, rowOf } from './http/rows'

const RECENT = 4
const RELATED = 3

const authorOf = ({ avatar, userFullName }: BlogArticle) => ({ avatar, userFullName })

const cardOf = (article: BlogArticle): BlogCard => ({
  ...authorOf(article),
  img: article.img,
  title: article.title,
  id: article.id,
  blogPosted: article.posted,
  tags: article.tags,
  excerpt: article.excerpt,
  comment: article.comments.length,
  status: article.status,
})

const linkOf = ({ img, title, id, posted }: BlogArticle): BlogLink => ({ img, title, id, createdTime: posted })

/** The other articles, those that share most categories first, then as in the list. */
function relatedTo(article: BlogArticle, articles: readonly BlogArticle[]): BlogLink[] {
  const shared = ({ tags }: BlogArticle) => tags.filter((tag) => article.tags.includes(tag)).length
  const others = articles.filter((one) => one !== article)
  return others
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, RELATED)
    .map(linkOf)
}

function detailOf(article: BlogArticle, articles: readonly BlogArticle[]): BlogDetail {
  const at = articles.indexOf(article)
  const [newer, older] = [articles[at - 1], articles[at + 1]]
  const { id, img, title, posted, tags, content, status, comments, bookmarked, youBookmarked } = article
  return {
    blog: {
      ...authorOf(article),
      id,
      img,
      title,
      createdTime: posted,
      tags,
      content,
      status,
      bookmarked,
      youBookmarked,
      comments: comments.length,
    },
    comments,
    related: relatedTo(article, articles),
    newer: newer ? linkOf(newer) : null,
    older: older ? linkOf(older) : null,
  }
}

/** Adds a comment; one that answers an answer belongs to the same comment. */
function comment({ comments }: BlogArticle, said: Omit<BlogComment, 'id'>): void {
  const answered = said.replyTo === null ? null : rowOf(comments, said.replyTo)
  comments.push({ ...said, id: nextId(comments), replyTo: answered && (answered.replyTo ?? answered.id) })
}

const editOf = (article: BlogArticle): BlogEdit => ({
  ...authorOf(article),
  id: article.id,
  createdTime: article.posted,
  blogTitle: article.title,
  blogCategories: article.tags.map((tag) => ({ value: slugOf(tag), label: tag })),
  slug: article.slug,
  status: article.status,
  excerpt: article.content,
  featuredImage: article.img,
})

const sidebarOf = (articles: readonly BlogArticle[]): BlogSidebar => ({
  recentPosts: articles.slice(0, RECENT).map(linkOf),
  categories: CATEGORIES.map(([category, icon]) => ({ category, icon })),
})

const FIELDS: Readers<Omit<BlogUpdate, 'id'>> = {
  blogTitle: filled,
  blogCategories: listOf(objectOf({ value: text, label: filled })),
  slug: filled,
  status: oneOf(BLOG_STATUSES),
  excerpt: text,
  featuredImage: text,
}

function update(article: BlogArticle, body: unknown): BlogEdit {
  const { blogTitle, blogCategories, slug, status, excerpt, featuredImage } = given(Object(body), FIELDS)
  Object.assign(article, {
    title: blogTitle ?? article.title,
    tags: blogCategories?.map(({ label }) => label) ?? article.tags,
    slug: slug ?? article.slug,
    status: status ?? article.status,
    content: excerpt ?? article.content,
    img: featuredImage ?? article.img,
  })
  return editOf(article)
}

export function begin({ name, avatar }: DemoOwner): Calls {
  const articles = sampleArticles().map(threadOf)
  /** The requested article, the first one by default. */
  const asked = (query: Query) => rowOf(articles, query.text('id') ? query.id('id') : 1)
  const named = (body: unknown) => rowOf(articles, required(body, 'id', id))
  return {
    'GET /blog/list/data': () => [200, articles.map(cardOf)],
    'GET /blog/list/data/sidebar': () => [200, sidebarOf(articles)],
    'GET /blog/list/data/detail': ({ query }) => [200, detailOf(asked(query), articles)],
    'GET /blog/list/data/edit': ({ query }) => [200, editOf(asked(query))],
    'POST /blog/list/update': ({ body }) => [200, update(named(body), body)],
    'POST /blog/list/comment': ({ body }) => {
      const commentText = required(body, 'commentText', filled)
      const { replyTo = null } = given(Object(body), { replyTo: orNull(id) })
      comment(named(body), { avatar, userFullName: name, commentedAt: dayFromNow(0), commentText, replyTo })
      return [201]
    },
    'POST /blog/list/bookmark': ({ body }) => {
      const article = named(body)
      article.youBookmarked = !article.youBookmarked
      article.bookmarked += article.youBookmarked ? 1 : -1
      return [200]
    },
  }
}
