/** What a server can announce: a person's notifications, a room as its host or as a participant sees it. */
export type LiveTopic = 'notif' | `salle/${number}` | `place/${string}`

/** The streams of announcements, by topic. They are no calls: an answer never ends. Only a server has them. */
export const LIVE_PATH = 'api/live'
