import {
  BELL_LIMIT,
  type Notif,
  type NotifMarked,
  type NotifPage,
  type NotifStats,
  notif,
  notifMarked,
  notifPage,
  notifStats,
} from '@contract/compte/notif'
import { api } from '../api'

/** The network is asked for news no more often than this, in milliseconds. */
export const NEWS_INTERVAL = 60_000

interface NotifArg {
  page: number
  limit?: number
  /** Only the read, or the unread ones. */
  lu?: 'true' | 'false'
}

export const notifApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifs: build.query<NotifPage, NotifArg>({
      query: ({ page, limit = BELL_LIMIT, lu }) => ({ url: 'api/notif', params: { page, limit, lu }, silent: true }),
      responseSchema: notifPage,
      providesTags: ['Notif'],
    }),
    notifStats: build.query<NotifStats, void>({
      query: () => ({ url: 'api/notif/statistiques', silent: true }),
      responseSchema: notifStats,
      providesTags: ['Notif'],
    }),
    readNotif: build.mutation<Notif, number>({
      query: (id) => ({ url: `api/notif/${id}`, method: 'PUT', silent: true }),
      responseSchema: notif,
      invalidatesTags: ['Notif'],
    }),
    readAllNotifs: build.mutation<NotifMarked, void>({
      query: () => ({ url: 'api/notif', method: 'PUT', silent: true }),
      responseSchema: notifMarked,
      invalidatesTags: ['Notif'],
    }),
  }),
})

export const { useNotifStatsQuery, useNotifsQuery, useReadAllNotifsMutation, useReadNotifMutation } = notifApi
