interface DemoPerson {
  avatar: string
  userFullName: string
}

export const BLOG_STATUSES = ['Published', 'Pending', 'Draft'] as const
export type BlogStatus = (typeof BLOG_STATUSES)[number]

/** GET /blog/list/data answers BlogCard[]. */
export interface BlogCard extends DemoPerson {
  img: string
  title: string
  id: number
  /** YYYY-MM-DD */
  blogPosted: string
  tags: string[]
  excerpt: string
  comment: number
  status: BlogStatus
}

/** A link to an article. */
export interface BlogLink {
  img: string
  title: string
  id: number
  createdTime: string
}

/** GET /blog/list/data/sidebar */
export interface BlogSidebar {
  recentPosts: BlogLink[]
  categories: { category: string; icon: string }[]
}

/** GET /blog/list/data/detail (id, default 1) */
export interface BlogDetail {
  blog: DemoPerson & {
    id: number
    img: string
    title: string
    createdTime: string
    tags: string[]
    content: string
    comments: number
    bookmarked: number
    youBookmarked: boolean
    status: BlogStatus
  }
  comments: BlogComment[]
  /** Articles with the same categories first. */
  related: BlogLink[]
  /** The neighbours in the list: the one before is newer. */
  newer: BlogLink | null
  older: BlogLink | null
}

export interface BlogComment extends DemoPerson {
  id: number
  commentedAt: string
  commentText: string
  /** The comment that it answers. */
  replyTo: number | null
}

/** GET /blog/list/data/edit (id, default 1) */
export interface BlogEdit extends DemoPerson {
  id: number
  createdTime: string
  blogTitle: string
  blogCategories: { value: string; label: string }[]
  slug: string
  status: BlogStatus
  excerpt: string
  featuredImage: string
}

/** POST /blog/list/update */
export type BlogUpdate = Omit<BlogEdit, 'avatar' | 'userFullName' | 'createdTime'>

/** POST /blog/list/comment answers 201; POST /blog/list/bookmark (id) toggles. */
export interface BlogCommentToAdd {
  id: number
  commentText: string
  /** A comment of the article; an answer to an answer belongs to the same comment. */
  replyTo?: number
}
