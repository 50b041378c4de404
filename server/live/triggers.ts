import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'

/** The channel of PostgreSQL on which changes are announced. */
export const CHANNEL = 'voie_libre_live'

/** The topics of a person's notifications and of a room of the course. */
export const notifTopic = (idUtilisateur: number) => `notif:${idUtilisateur}`
export const salleTopic = (idSalle: number) => `salle:${idSalle}`

interface Announced {
  table: string
  /** A query for the topics of the changed rows in `changed`. */
  topics: string
}

/** The topic of messages that wait to be sent. */
export const MAIL_TOPIC = 'mail'
/** The topic of notifications that wait to be sent to devices. */
export const PUSH_TOPIC = 'push'

const ANNOUNCED: readonly Announced[] = [
  { table: 'notification', topics: `select distinct 'notif:' || "idUtilisateur" as topic from changed` },
  { table: 'message_sortant', topics: `select '${MAIL_TOPIC}' as topic from changed where essais = 0 limit 1` },
  { table: 'envoi_push', topics: `select '${PUSH_TOPIC}' as topic from changed where essais = 0 limit 1` },
  { table: 'salle', topics: `select distinct 'salle:' || id as topic from changed` },
  { table: 'salle_participant', topics: `select distinct 'salle:' || "idSalle" as topic from changed` },
  {
    table: 'salle_reponse',
    topics: `select distinct 'salle:' || p."idSalle" as topic from changed join salle_participant p on p.id = "idParticipant"`,
  },
]

const functionOf = ({ table, topics }: Announced) => `
  create or replace function live_${table}() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${CHANNEL}', topic) from (${topics}) as announced;
    return null;
  end $$`

const triggerOf = (table: string, event: 'insert' | 'update' | 'delete') => `
  create or replace trigger live_${table}_${event} after ${event} on "${table}"
  referencing ${event === 'delete' ? 'old' : 'new'} table as changed
  for each statement execute function live_${table}()`

const EVENTS = ['insert', 'update', 'delete'] as const

/**
 * Makes the database announce changes when a transaction is committed. Only servers have these triggers, so they are
 * not a migration: each start brings them up to date.
 */
export async function addTriggers(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The lock prevents two processes that start at once from altering the same function.
    await sql`select pg_advisory_xact_lock(hashtext(${CHANNEL}))`.execute(trx)
    for (const announced of ANNOUNCED) {
      await sql.raw(functionOf(announced)).execute(trx)
      for (const event of EVENTS) await sql.raw(triggerOf(announced.table, event)).execute(trx)
    }
  })
}
