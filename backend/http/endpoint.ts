import type { Call, Permission } from '@contract/calls/call'
import { fieldErrors } from '@contract/errors'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { refuseReadOnly } from '../auth/readOnly'
import { deviceOf } from '../auth/session'
import { authenticate, ownerOf } from '../auth/token'
import type { Caller } from '../caller'
import type { Trx } from '../database/schema'
import { transact } from '../database/transact'
import type { Deps } from '../deps'
import { forbidden, HttpError, invalid } from '../errors'
import { describeCall } from './document'
import { DoneBefore, IN_STEPS, KEY_HEADER, KEY_PATTERN, Once, REPEATABLE } from './once'

type AnySchema = z.ZodType
type Fields = z.ZodObject
type Out<S> = S extends AnySchema ? z.output<S> : undefined

interface Request<Query, Params, Body, Public> {
  query: Out<Query>
  params: Out<Params>
  body: Out<Body>
  caller: Public extends 'public' ? null : Caller
  c: Context
}

const MEGABYTE = 1024 * 1024

/** Values of a query string or a path, `invalid` (422) naming each that does not fit. */
function parse<S extends AnySchema | undefined>(schema: S, value: unknown): Out<S> {
  // Without a schema the handler's type has `undefined` here.
  if (!schema) return undefined as Out<S>
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw invalid(fieldErrors(result.error))
  return result.data as Out<S>
}

/** A path's parameter that does not fit names nothing that exists. */
function parsePath<S extends AnySchema | undefined>(schema: S, value: unknown): Out<S> {
  try {
    return parse(schema, value)
  } catch {
    throw new HttpError(404, 'not_found')
  }
}

/** The body; `undefined` for none, which suits a schema with a default. @throws 400 when it is not JSON */
async function readJson(c: Context, schema: AnySchema): Promise<unknown> {
  const text = await c.req.text()
  if (text === '' && schema.safeParse(undefined).success) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'malformed')
  }
}

/** What the routes of a domain are added to, and what their handlers work with. */
export interface Api {
  readonly deps: Deps
  /**
   * Adds a route. Every request goes the same way: size, token, own password, ability, school's right to write, what was
   * done with its key before, schemas, handler, answer.
   * @throws when the method and path are taken already
   */
  endpoint<
    Query extends Fields | undefined,
    Params extends Fields | undefined,
    Body extends AnySchema | undefined,
    Answer extends AnySchema | undefined,
    Can extends Permission,
  >(
    spec: Call<Query, Params, Body, Answer, Can>,
    handler: (
      request: Request<Query, Params, Body, Can>,
    ) => Promise<Answer extends AnySchema ? z.input<Answer> : Response | undefined>,
  ): void
}

/** The routes of a domain; they keep nothing of what they are given beyond the endpoints that they add. */
type Routes = (api: Api) => void
/** A handler whose request is known by its own schemas alone. */
type AnyHandler = (request: never) => Promise<unknown>

const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`

/** A handler on other dependencies than those of the host: of one request, whose database is its transaction. */
function handlerOn(deps: Deps, routes: Routes, name: string): AnyHandler {
  let found: AnyHandler | undefined
  routes({
    deps,
    endpoint: (spec, handler) => {
      if (nameOf(spec) === name) found = handler
    },
  })
  if (!found) throw new Error(`No route for ${name}`)
  return found
}

const takesKey = (spec: Pick<Call, 'method' | 'path'>) => spec.method !== 'get' && !(nameOf(spec) in REPEATABLE)

const keyHeaders = z.object({
  [KEY_HEADER]: z
    .string()
    .regex(KEY_PATTERN)
    .optional()
    .describe(
      'A random text of your own, the same when the same write is sent again: it is then done once, and answered as the first time, for 30 days. With another path or body it is a 422.',
    ),
})

/** Who a key belongs to. */
const auteurOf = (id: number | undefined, c: Context) =>
  id === undefined ? `device:${deviceOf(c).deviceId}` : `user:${id}`

/** The API being built: its routes, its document, and the way that every request goes. */
export class HttpApi implements Api {
  readonly hono = new OpenAPIHono()
  readonly #known = new Set<string>()
  #adding: Routes | undefined

  constructor(readonly deps: Deps) {}

  /** Adds the routes of a domain. */
  add(routes: Routes): void {
    this.#adding = routes
    routes(this)
    this.#adding = undefined
  }

  endpoint<
    Query extends Fields | undefined,
    Params extends Fields | undefined,
    Body extends AnySchema | undefined,
    Answer extends AnySchema | undefined,
    Can extends Permission,
  >(
    spec: Call<Query, Params, Body, Answer, Can>,
    handler: (
      request: Request<Query, Params, Body, Can>,
    ) => Promise<Answer extends AnySchema ? z.input<Answer> : Response | undefined>,
  ): void {
    const routes = this.#adding
    if (!routes) throw new Error('Routes are added with add()')
    this.#register(spec)
    const name = nameOf(spec)
    const isKeyed = takesKey(spec)
    const limit = bodyLimit({
      maxSize: spec.limit ?? MEGABYTE,
      onError: () => {
        throw new HttpError(413, 'too_large')
      },
    })
    const path = `/${spec.path.replace(/\{(\w+)\}/g, ':$1')}`
    this.hono.on(spec.method.toUpperCase(), path, limit, async (c) => {
      const caller = spec.can === 'public' ? null : await this.#admit(c, spec, isKeyed)
      const once = isKeyed ? await Once.of(this.deps, c, auteurOf(caller?.id, c)) : null
      const known = await once?.known()
      if (known) return known
      const request: Request<Query, Params, Body, Can> = {
        // A schema left out of the route is `undefined` in its type as well.
        params: parsePath(spec.params as Params, c.req.param()),
        query: parse(spec.query as Query, c.req.query()),
        body: parse(spec.body as Body, spec.body && (await readJson(c, spec.body))),
        // Public routes are typed as having no caller; on the others it has been admitted.
        caller: caller as Request<Query, Params, Body, Can>['caller'],
        c,
      }
      const respond = (answer: unknown): Response => {
        if (answer instanceof Response) return answer
        if (!spec.answer) return c.body(null, 204)
        return c.json(this.deps.checkAnswers ? spec.answer.parse(answer) : answer, spec.status ?? 200)
      }
      if (!isKeyed) return respond(await handler(request))
      // The routes were asked for the handler of this very name: it takes this request.
      return this.#write(name, once, (deps) => handlerOn(deps, routes, name)(request as never), respond)
    })
  }

  /** Who is asking, once they may. @throws 401, 403, 423 */
  async #admit(c: Context, spec: Call, isKeyed: boolean): Promise<Caller> {
    const caller = await this.#callerOf(c, isKeyed)
    if (caller.isFirstLogin && !spec.beforeFirstPassword) throw new HttpError(403, 'first_login')
    if (typeof spec.can === 'string') return caller
    const [action, subject] = spec.can
    if (!caller.ability.can(action, subject)) throw forbidden()
    if (spec.method !== 'get' && !spec.whileReadOnly) await refuseReadOnly(this.deps, caller)
    return caller
  }

  /**
   * Who is asking. Whoever ended their own session by the write that they send again is not turned away, but given the
   * answer that was lost. @throws 401
   */
  async #callerOf(c: Context, isKeyed: boolean): Promise<Caller> {
    const authorization = c.req.header('Authorization')
    try {
      return await authenticate(this.deps, authorization)
    } catch (error) {
      const owner = isKeyed ? await ownerOf(this.deps, authorization) : null
      const once = owner === null ? null : await Once.of(this.deps, c, auteurOf(owner, c))
      const known = await once?.known()
      throw known ? new DoneBefore(known) : error
    }
  }

  /** Does a write: all of it in one transaction with the answer that is kept, or in the steps that its command needs. */
  async #write(
    name: string,
    once: Once | null,
    act: (deps: Deps) => Promise<unknown>,
    respond: (answer: unknown) => Response,
  ): Promise<Response> {
    const { deps } = this
    const run = <T>(work: (trx: Trx) => Promise<T>) =>
      transact(deps.db, (trx) => (once ? once.run(trx, () => work(trx), respond) : work(trx)))
    return respond(name in IN_STEPS ? await act({ ...deps, once: run }) : await run((trx) => act({ ...deps, db: trx })))
  }

  #register(spec: Call): void {
    const key = nameOf(spec)
    if (this.#known.has(key)) throw new Error(`Two routes for ${key}`)
    this.#known.add(key)
    describeCall(this.hono.openAPIRegistry, spec, takesKey(spec) ? keyHeaders : undefined)
  }
}
