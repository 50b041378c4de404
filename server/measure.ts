import { countMails } from '@backend/database/outbox'
import type { Db } from '@backend/database/schema'
import type { Connections } from './database/postgres'
import type { Metrics } from './http/metrics'
import type { Hub } from './live/hub'

interface Measured {
  db: Db
  hub: Hub
  connections?: () => Connections
}

/** Adds what an operator watches besides requests: streams, e-mails, and connections to the database. */
export function measure(metrics: Metrics, { db, hub, connections }: Measured): void {
  metrics.gauge('live_streams', 'Open streams of events', () => hub.size)
  metrics.gauge('mails_waiting', 'E-mails that wait to be sent', async () => (await countMails(db)).waiting)
  metrics.gauge('mails_given_up', 'E-mails given up after the last try', async () => (await countMails(db)).givenUp)
  if (!connections) return
  metrics.gauge('database_connections_open', 'Open connections to the database', () => connections().open)
  metrics.gauge('database_connections_idle', 'Open connections that nobody uses', () => connections().idle)
  metrics.gauge('database_connections_waiting', 'Requests that wait for a connection', () => connections().waiting)
}
