import type { Bookmarks, MainSearch } from '@contract/demo/search'
import { api } from '@src/redux/api'

export const demoSearchApi = api.enhanceEndpoints({ addTagTypes: ['DemoBookmark'] }).injectEndpoints({
  endpoints: (build) => ({
    mainSearch: build.query<MainSearch, void>({
      query: () => ({ url: 'api/main-search/data' }),
    }),
    bookmarks: build.query<Bookmarks, void>({
      query: () => ({ url: 'api/bookmarks/data' }),
      providesTags: ['DemoBookmark'],
    }),
    toggleBookmark: build.mutation<unknown, number>({
      query: (id) => ({ url: 'api/bookmarks/update', method: 'POST', data: { id } }),
      // Optimistic update of the star.
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          demoSearchApi.util.updateQueryData('bookmarks', undefined, (kept) => {
            const page = kept.suggestions.find((suggestion) => suggestion.id === id)
            if (page) page.isBookmarked = !page.isBookmarked
            kept.bookmarks = kept.suggestions.filter(({ isBookmarked }) => isBookmarked)
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: ['DemoBookmark'],
    }),
  }),
})

export const { useBookmarksQuery, useToggleBookmarkMutation } = demoSearchApi
