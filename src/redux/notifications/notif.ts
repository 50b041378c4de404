import { listNotifs, markAllNotifs, markNotif, readNotifStats } from '@contract/calls/compte/notif'
import { BELL_LIMIT } from '@contract/compte/notif'
import { api } from '../api'
import { ask, askAs } from '../ask'

/** Minimum interval between requests for news, in milliseconds. */
export const NEWS_INTERVAL = 60_000

interface NotifArg {
  page: number
  limit?: number
  /** Limits the list to read or to unread ones. */
  lu?: 'true' | 'false'
}

export const notifApi = api.injectEndpoints({
  endpoints: (build) => ({
    notifs: build.query({
      ...askAs(listNotifs, ({ page, limit = BELL_LIMIT, lu }: NotifArg) => ({
        page: String(page),
        limit: String(limit),
        lu,
      })),
      providesTags: ['Notif'],
    }),
    notifStats: build.query({ ...ask(readNotifStats), providesTags: ['Notif'] }),
    readNotif: build.mutation({ ...ask(markNotif), invalidatesTags: ['Notif'] }),
    readAllNotifs: build.mutation({ ...ask(markAllNotifs), invalidatesTags: ['Notif'] }),
  }),
})

export const { useNotifStatsQuery, useNotifsQuery, useReadAllNotifsMutation, useReadNotifMutation } = notifApi
