/** The topics that a server can announce: a user's notifications, a room as its host or as a participant sees it. */
export type LiveTopic = 'notif' | `salle/${number}` | `place/${string}`

/**
 * The path of the streams of announcements, by topic. Streams are not calls, because their answer never ends. Only a
 * server has them.
 */
export const LIVE_PATH = 'api/live'
