import type { BlogCard, BlogCommentToAdd, BlogDetail, BlogEdit, BlogSidebar, BlogUpdate } from '@contract/demo/blog'
import { api } from '@src/redux/api'

const TAG = 'DemoBlog'

export const demoBlogApi = api.enhanceEndpoints({ addTagTypes: ['DemoBlog'] }).injectEndpoints({
  endpoints: (build) => ({
    blogArticles: build.query<BlogCard[], void>({
      query: () => ({ url: 'blog/list/data' }),
      providesTags: [TAG],
    }),
    blogSidebar: build.query<BlogSidebar, void>({
      query: () => ({ url: 'blog/list/data/sidebar' }),
      providesTags: [TAG],
    }),
    blogArticle: build.query<BlogDetail, number>({
      query: (id) => ({ url: 'blog/list/data/detail', params: { id } }),
      providesTags: [TAG],
    }),
    blogToEdit: build.query<BlogEdit, number>({
      query: (id) => ({ url: 'blog/list/data/edit', params: { id } }),
      providesTags: [TAG],
    }),
    /** Refusals of a save are shown in the form. */
    updateBlog: build.mutation<BlogEdit, BlogUpdate>({
      query: (article) => ({ url: 'blog/list/update', method: 'POST', data: article }),
      invalidatesTags: (answer) => (answer ? [TAG] : []),
    }),
    commentBlog: build.mutation<unknown, BlogCommentToAdd>({
      query: (comment) => ({ url: 'blog/list/comment', method: 'POST', data: comment }),
      invalidatesTags: (_, error) => (error ? [] : [TAG]),
    }),
    bookmarkBlog: build.mutation<unknown, number>({
      query: (id) => ({ url: 'blog/list/bookmark', method: 'POST', data: { id } }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useBlogArticleQuery,
  useBlogArticlesQuery,
  useBlogSidebarQuery,
  useBlogToEditQuery,
  useBookmarkBlogMutation,
  useCommentBlogMutation,
  useUpdateBlogMutation,
} = demoBlogApi
