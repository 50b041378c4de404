import { notif, notifMarked, notifPage, notifQuery, notifStats } from '../../compte/notif'
import { idParam } from '../../list'
import { call } from '../call'

export const markAllNotifs = call({
  id: 'markAllNotifs',
  method: 'put',
  path: 'api/notif',
  summary: 'Mark all of one’s own notifications as read',
  can: 'signedIn',
  answer: notifMarked,
})

export const readNotifStats = call({
  id: 'readNotifStats',
  method: 'get',
  path: 'api/notif/statistiques',
  summary: 'One’s own notifications by kind, read and unread',
  can: 'signedIn',
  answer: notifStats,
  failure: 'quiet',
})

export const listNotifs = call({
  id: 'listNotifs',
  method: 'get',
  path: 'api/notif',
  summary: 'One’s own notifications, newest first',
  can: 'signedIn',
  query: notifQuery,
  answer: notifPage,
})

export const markNotif = call({
  id: 'markNotif',
  method: 'put',
  path: 'api/notif/{id}',
  summary: 'Mark a notification as read',
  can: 'signedIn',
  params: idParam,
  answer: notif,
  // Sent in the background when a user opens a notification; on a failure it stays unread.
  failure: 'quiet',
})
