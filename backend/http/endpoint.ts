import { bodyLimitOf, type Call, type Permission, takesKey } from '@contract/calls/call'
import { fieldErrors } from '@contract/errors'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { refuseReadOnly } from '../auth/readOnly'
import { deviceOf } from '../auth/session'
import { authenticate, ownerOf } from '../auth/token'
import type { Caller } from '../caller'
import type { Trx } from '../database/schema'
import { readTogether, reread, schoolTurn, transact } from '../database/transact'
import { type Deps, schoolDeps } from '../deps'
import { forbidden, HttpError, invalid } from '../errors'
import { DoneBefore, Once } from './once'

type AnySchema = z.ZodType
type Fields = z.ZodObject
type Out<S> = S extends AnySchema ? z.output<S> : undefined

interface Request<Query, Params, Body, Public> {
  /** The dependencies of this request: its database is the request's transaction, or the school's part of it. */
  deps: Deps
  query: Out<Query>
  params: Out<Params>
  body: Out<Body>
  caller: Public extends 'public' ? null : Caller
  c: Context
}

type Handler<Query, Params, Body, Answer, Can> = (
  request: Request<Query, Params, Body, Can>,
) => Promise<Answer extends AnySchema ? z.input<Answer> : Response | undefined>

/** How a route departs from one transaction for each request, with the reason. */
interface Mode {
  /** The write has more than one transaction; its command marks the deciding one with `decide`. */
  steps?: string
  /** The reading writes this first, so that its transaction cannot be one that only reads. */
  writesFirst?: string
  /** The reading waits for this; it opens its transactions itself, so that no connection waits with it. */
  waits?: string
}

/** Parses an input by its schema. @throws 422 `invalid` naming each invalid field */
function parse<S extends AnySchema | undefined>(schema: S, value: unknown): Out<S> {
  // Without a schema `Out<S>` is `undefined`.
  if (!schema) return undefined as Out<S>
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data as Out<S>
}

/** An invalid path parameter cannot identify a record. @throws 404 */
function parsePath<S extends AnySchema | undefined>(schema: S, value: unknown): Out<S> {
  try {
    return parse(schema, value)
  } catch {
    throw new HttpError(404, 'not_found')
  }
}

/**
 * Reads the body of a write, which Hono caches for the readers after this, unless it is beyond the limit of its route.
 * The caller must be checked before: clients without access must not fill the memory. A client that hangs up meanwhile
 * is no fault of this host, although its error looks like that of a lost database.
 * @param id the caller's account, if it has one
 * @throws 413, 400 when the body does not arrive as a whole, 429 while the host holds too many bytes
 */
async function takeBody(c: Context, spec: Call, id: number | undefined): Promise<void> {
  const limit = bodyLimitOf(spec)
  const onError = () => {
    throw new HttpError(413, 'too_large')
  }
  try {
    holdBody(c, Math.min(sizeOf(c, limit), limit), id)
    await bodyLimit({ maxSize: limit, onError })(c, async () => undefined)
    if (spec.method !== 'get') await c.req.arrayBuffer()
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'malformed')
  }
}

/** The size of a body in bytes as its sender declares it; unknown ones may be as large as the limit. */
function sizeOf(c: Context, limit: number): number {
  if (c.req.header('Transfer-Encoding') !== undefined) return limit
  const length = Number(c.req.header('Content-Length') ?? 0)
  return Number.isNaN(length) ? limit : length
}

/** The part of a host's environment that counts the bodies it holds; without a host there is none. */
interface Holding {
  /** @throws 429 with the seconds to wait when the account, its address or all together have too many */
  holdBody?: (bytes: number, idUtilisateur: number | undefined) => void
}

/** Counts a body before it is read. The host stops counting it once the request is answered. */
function holdBody(c: Context, bytes: number, id: number | undefined): void {
  const host = c.env as Holding | undefined
  if (bytes > 0) host?.holdBody?.(bytes, id)
}

/** The body; `undefined` when it is empty and the schema has a default. @throws 400 when it is not JSON */
async function readJson(c: Context, schema: AnySchema): Promise<unknown> {
  const text = await c.req.text()
  if (text === '' && schema.safeParse(undefined).success) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'malformed')
  }
}

/** The interface that the routes of a domain receive. */
export interface Api {
  /** The host's dependencies, known before any request; handlers use those of their request. */
  readonly host: Deps
  /**
   * Adds a route. Every request passes the same pipeline: token, first password, ability, the school's right to write,
   * size, idempotency key, schemas, handler, answer.
   * @throws when the method and path are already in use
   */
  endpoint<
    Query extends Fields | undefined,
    Params extends Fields | undefined,
    Body extends AnySchema | undefined,
    Answer extends AnySchema | undefined,
    Can extends Permission,
  >(spec: Call<Query, Params, Body, Answer, Can>, handler: Handler<Query, Params, Body, Answer, Can>, mode?: Mode): void
}

/** The key of a call among those of the API. */
const nameOf = ({ method, path }: Call) => `${method} ${path}`

/** The owner of an idempotency key: the user, or the device before the sign-in. */
const keyOwnerOf = (id: number | undefined, c: Context) =>
  id === undefined ? `device:${deviceOf(c).deviceId}` : `user:${id}`

/** The API under construction: its routes, its calls, and the pipeline of every request. */
export class HttpApi implements Api {
  readonly hono = new Hono()
  readonly #calls = new Map<string, Call>()

  constructor(readonly host: Deps) {}

  endpoint<
    Query extends Fields | undefined,
    Params extends Fields | undefined,
    Body extends AnySchema | undefined,
    Answer extends AnySchema | undefined,
    Can extends Permission,
  >(
    spec: Call<Query, Params, Body, Answer, Can>,
    handler: Handler<Query, Params, Body, Answer, Can>,
    mode: Mode = {},
  ): void {
    this.#register(spec)
    const isKeyed = takesKey(spec)
    const path = `/${spec.path.replace(/\{(\w+)\}/g, ':$1')}`
    this.hono.on(spec.method.toUpperCase(), path, async (c) => {
      const caller = spec.can === 'public' ? null : await reread(() => this.#admit(c, spec, isKeyed))
      await takeBody(c, spec, caller?.id)
      const once = isKeyed ? await Once.of(this.host, c, keyOwnerOf(caller?.id, c)) : null
      const known = await reread(async () => once?.known())
      if (known) return known
      const request: Omit<Request<Query, Params, Body, Can>, 'deps'> = {
        // A schema left out of the route is `undefined` in the request's type as well.
        params: parsePath(spec.params as Params, c.req.param()),
        query: parse(spec.query as Query, c.req.query()),
        body: parse(spec.body as Body, spec.body && (await readJson(c, spec.body))),
        // The types of public routes have no caller; on all others `#admit` has set it.
        caller: caller as Request<Query, Params, Body, Can>['caller'],
        c,
      }
      const respond = (answer: unknown): Response => {
        if (answer instanceof Response) return answer
        if (!spec.answer) return c.body(null, 204)
        return c.json(this.host.checkAnswers ? spec.answer.parse(answer) : answer, spec.status ?? 200)
      }
      const deps = schoolDeps(this.host, caller?.idAutoEcole ?? null)
      const act = (own: Deps) => handler({ ...request, deps: own })
      if (isKeyed) return this.#write(deps, mode, once, act, respond, caller?.idAutoEcole)
      const isBare = deps === this.host || mode.writesFirst || mode.waits
      const answer = () => (isBare ? act(deps) : readTogether(deps.db, (trx) => act({ ...deps, db: trx })))
      return respond(await (spec.method === 'get' ? reread<unknown>(answer) : answer()))
    })
  }

  /** The caller, after all checks. @throws 401, 403, 423, and 429 where the host limits its callers */
  async #admit(c: Context, spec: Call, isKeyed: boolean): Promise<Caller> {
    const caller = await this.#callerOf(c, spec, isKeyed)
    this.host.limitCaller?.(caller)
    if (caller.isFirstLogin && !spec.beforeFirstPassword) throw new HttpError(403, 'first_login')
    if (typeof spec.can === 'string') return caller
    const [action, subject] = spec.can
    if (!caller.ability.can(action, subject)) throw forbidden()
    if (spec.method !== 'get' && !spec.whileReadOnly) await refuseReadOnly(this.host, caller)
    return caller
  }

  /**
   * The caller of a request. When the first run of a keyed request has ended its own session, a repetition of it still
   * receives the stored answer.
   * @throws 401
   */
  async #callerOf(c: Context, spec: Call, isKeyed: boolean): Promise<Caller> {
    const authorization = c.req.header('Authorization')
    try {
      return await authenticate(this.host, authorization)
    } catch (error) {
      if (!isKeyed || !(error instanceof HttpError) || error.status !== 401) throw error
      const owner = await ownerOf(this.host, authorization)
      if (owner !== null) await takeBody(c, spec, owner)
      const once = owner === null ? null : await Once.of(this.host, c, keyOwnerOf(owner, c))
      const known = await once?.known()
      throw known ? new DoneBefore(known) : error
    }
  }

  /** Runs a write in one transaction together with its stored answer, or in the steps of its command. */
  async #write(
    deps: Deps,
    { steps }: Mode,
    once: Once | null,
    act: (deps: Deps) => Promise<unknown>,
    respond: (answer: unknown) => Response,
    school: number | null = null,
  ): Promise<Response> {
    const run = <T>(work: (trx: Trx) => Promise<T>) =>
      transact(deps.db, (trx) => (once ? once.run(trx, () => work(trx), respond) : work(trx)), schoolTurn(school))
    return respond(steps ? await act({ ...deps, once: run }) : await run((trx) => act({ ...deps, db: trx })))
  }

  /** The calls that have a route, in the order in which they were added. */
  get calls(): Call[] {
    return [...this.#calls.values()]
  }

  #register(spec: Call): void {
    const key = nameOf(spec)
    if (this.#calls.has(key)) throw new Error(`Two routes for ${key}`)
    this.#calls.set(key, spec)
  }
}
