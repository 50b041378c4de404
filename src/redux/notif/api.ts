import { BELL_LIMIT, type Notif, type NotifPage, notif, notifPage } from '@contract/notif'
import { api } from '@src/redux/api'

/** The network is asked for news no more often than this, in milliseconds. */
export const NEWS_INTERVAL = 60_000

export const notifApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifs: build.query<NotifPage, { page: number; limit?: number }>({
      query: ({ page, limit = BELL_LIMIT }) => ({ url: 'api/notif', params: { page, limit }, silent: true }),
      responseSchema: notifPage,
      providesTags: ['Notif'],
    }),
    readNotif: build.mutation<Notif, number>({
      query: (id) => ({ url: `api/notif/${id}`, method: 'PUT', silent: true }),
      responseSchema: notif,
      invalidatesTags: ['Notif'],
    }),
  }),
})

export const { useNotifsQuery, useReadNotifMutation } = notifApi
