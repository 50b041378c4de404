import { authenticate } from '@backend/auth/token'
import { readSalle } from '@backend/commands/cours/salle/host'
import { participantByToken } from '@backend/database/cours/salle'
import { type Deps, schoolDeps } from '@backend/deps'
import { notFound } from '@backend/errors'
import { onError } from '@backend/http/onError'
import { type Context, Hono } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Hub } from '../live/hub'
import { notifTopic, salleTopic } from '../live/triggers'
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './openStreams'

/** Milliseconds between heartbeats, because proxies cut off a connection that is silent for longer. */
const BEAT_MS = 25_000
/** Milliseconds after which a stream ends. Its listener then has to present a valid token again. */
const LIFE_MS = 15 * 60_000
const ID = /^[1-9]\d{0,14}$/
/** The token of a place in a room. Any other text is refused without a query. */
const JETON = /^[\w-]{20,100}$/

const idOf = (text: string) => {
  if (!ID.test(text)) throw notFound()
  return Number(text)
}

/** Keeps a stream open and sends `changed` for each announcement of its topic. */
async function follow(stream: SSEStreamingApi, hub: Hub, topic: string, leaveCount: () => void): Promise<void> {
  const { signal, abort } = endOf(stream)
  const say = (event: string) => void stream.writeSSE({ event, data: '' }).catch(abort)
  const leave = hub.listen(topic, () => say('changed'), abort)
  const beat = setInterval(() => say('beat'), BEAT_MS)
  const life = setTimeout(abort, LIFE_MS)
  say('open')
  await signal
  leave()
  leaveCount()
  clearInterval(beat)
  clearTimeout(life)
}

/** A signal that resolves when the listener disconnects or the stream has to end. */
function endOf(stream: SSEStreamingApi) {
  let abort = () => {}
  const signal = new Promise<void>((done) => {
    abort = done
  })
  stream.onAbort(() => abort())
  return { signal, abort: () => abort() }
}

interface LiveOptions {
  deps: Deps
  hub: Hub
  sender: (c: Context) => string
  limits?: StreamLimits
}

/** Streams of server-sent events. They tell that something has changed, never what. */
export function liveRoutes({ deps, hub, sender, limits = STREAM_LIMITS }: LiveOptions): Hono {
  const routes = new Hono()
  const open = new OpenStreams(limits, deps.clock)
  const stream = (c: Context, own: string, topic: string) => {
    // Hono answers HEAD like GET without the body, and nothing would ever end that stream.
    if (c.req.method === 'HEAD') return c.body(null, 405, { Allow: 'GET' })
    const leave = open.enter(own, sender(c))
    // A proxy must not buffer the events.
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, (events) => follow(events, hub, topic, leave))
  }
  const callerOf = async (c: Context) => {
    const caller = await authenticate(deps, c.req.header('Authorization'))
    deps.limitCaller?.(caller)
    return caller
  }
  routes.onError(onError(deps.reportError))
  routes.get('/api/live/notif', async (c) => {
    const { id } = await callerOf(c)
    return stream(c, `account:${id}`, notifTopic(id))
  })
  routes.get('/api/live/salle/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const caller = await callerOf(c)
    await readSalle(schoolDeps(deps, caller.idAutoEcole), caller, id)
    return stream(c, `account:${caller.id}`, salleTopic(id))
  })
  routes.get('/api/live/place/:jeton', async (c) => {
    const jeton = c.req.param('jeton')
    const own = JETON.test(jeton) ? await participantByToken(deps.db, jeton) : undefined
    if (!own) throw notFound()
    return stream(c, `place:${own.id}`, salleTopic(own.idSalle))
  })
  return routes
}
