import type { Profile, ProfileCommentLike, ProfileCommentToAdd, ProfileToggle } from '@contract/demo/pages'
import { api } from '@src/redux/api'

const TAG = 'DemoProfile'

export const demoProfileApi = api.enhanceEndpoints({ addTagTypes: ['DemoProfile'] }).injectEndpoints({
  endpoints: (build) => ({
    demoProfile: build.query<Profile, void>({
      query: () => ({ url: 'profile/data' }),
      providesTags: [TAG],
    }),
    likePost: build.mutation<unknown, number>({
      query: (id) => ({ url: 'profile/like-post', method: 'POST', data: { id } }),
      invalidatesTags: [TAG],
    }),
    sharePost: build.mutation<unknown, number>({
      query: (id) => ({ url: 'profile/share-post', method: 'POST', data: { id } }),
      invalidatesTags: [TAG],
    }),
    likeComment: build.mutation<unknown, ProfileCommentLike>({
      query: (like) => ({ url: 'profile/like-comment', method: 'POST', data: like }),
      invalidatesTags: [TAG],
    }),
    commentPost: build.mutation<unknown, ProfileCommentToAdd>({
      query: (comment) => ({ url: 'profile/comment-post', method: 'POST', data: comment }),
      invalidatesTags: (_, error) => (error ? [] : [TAG]),
    }),
    toggleOnProfile: build.mutation<unknown, ProfileToggle>({
      query: (toggle) => ({ url: 'profile/toggle', method: 'POST', data: toggle }),
      invalidatesTags: [TAG],
    }),
    votePoll: build.mutation<unknown, string>({
      query: (name) => ({ url: 'profile/vote', method: 'POST', data: { name } }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useCommentPostMutation,
  useDemoProfileQuery,
  useLikeCommentMutation,
  useLikePostMutation,
  useSharePostMutation,
  useToggleOnProfileMutation,
  useVotePollMutation,
} = demoProfileApi
