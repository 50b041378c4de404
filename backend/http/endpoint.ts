import type { Call, Permission } from '@contract/calls/call'
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
import { DoneBefore, IN_STEPS, nameOf, Once, takesKey, WRITES_FIRST } from './once'

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
 * Refuses a body beyond the limit of its route. A body without a declared length is read here, so the caller must be
 * checked before: clients without access must not fill the memory.
 * @throws 413
 */
async function limitBody(c: Context, { limit = MEGABYTE }: Call): Promise<void> {
  const onError = () => {
    throw new HttpError(413, 'too_large')
  }
  await bodyLimit({ maxSize: limit, onError })(c, async () => undefined)
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

/** The interface that the routes of a domain receive: the dependencies, and `endpoint` to add routes. */
export interface Api {
  readonly deps: Deps
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
  >(
    spec: Call<Query, Params, Body, Answer, Can>,
    handler: (
      request: Request<Query, Params, Body, Can>,
    ) => Promise<Answer extends AnySchema ? z.input<Answer> : Response | undefined>,
  ): void
}

/** The routes of a domain; the function must have no effect other than adding endpoints, because it is called again. */
type Routes = (api: Api) => void
/** A handler with its request type erased: only its own schemas know it. */
type AnyHandler = (request: never) => Promise<unknown>

/**
 * The handler of a route on other dependencies than the host's: those of one request, whose database is its
 * transaction.
 */
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

/** The owner of an idempotency key: the user, or the device before the sign-in. */
const keyOwnerOf = (id: number | undefined, c: Context) =>
  id === undefined ? `device:${deviceOf(c).deviceId}` : `user:${id}`

/** The API under construction: its routes, its calls, and the pipeline of every request. */
export class HttpApi implements Api {
  readonly hono = new Hono()
  readonly #calls = new Map<string, Call>()
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
    const path = `/${spec.path.replace(/\{(\w+)\}/g, ':$1')}`
    this.hono.on(spec.method.toUpperCase(), path, async (c) => {
      const caller = spec.can === 'public' ? null : await reread(() => this.#admit(c, spec, isKeyed))
      await limitBody(c, spec)
      const once = isKeyed ? await Once.of(this.deps, c, keyOwnerOf(caller?.id, c)) : null
      const known = await reread(async () => once?.known())
      if (known) return known
      const request: Request<Query, Params, Body, Can> = {
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
        return c.json(this.deps.checkAnswers ? spec.answer.parse(answer) : answer, spec.status ?? 200)
      }
      const deps = schoolDeps(this.deps, caller?.idAutoEcole ?? null)
      // `handlerOn` finds the handler of this same route, so the request has its type.
      const act = (own: Deps) => handlerOn(own, routes, name)(request as never)
      if (isKeyed) return this.#write(deps, name, once, act, respond, caller?.idAutoEcole)
      const answer = () => {
        if (deps === this.deps) return handler(request)
        return name in WRITES_FIRST ? act(deps) : readTogether(deps.db, (trx) => act({ ...deps, db: trx }))
      }
      return respond(await (spec.method === 'get' ? reread<unknown>(answer) : answer()))
    })
  }

  /** The caller, after all checks. @throws 401, 403, 423, and 429 where the host limits its callers */
  async #admit(c: Context, spec: Call, isKeyed: boolean): Promise<Caller> {
    const caller = await this.#callerOf(c, spec, isKeyed)
    this.deps.limitCaller?.(caller)
    if (caller.isFirstLogin && !spec.beforeFirstPassword) throw new HttpError(403, 'first_login')
    if (typeof spec.can === 'string') return caller
    const [action, subject] = spec.can
    if (!caller.ability.can(action, subject)) throw forbidden()
    if (spec.method !== 'get' && !spec.whileReadOnly) await refuseReadOnly(this.deps, caller)
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
      return await authenticate(this.deps, authorization)
    } catch (error) {
      const owner = isKeyed ? await ownerOf(this.deps, authorization) : null
      if (owner !== null) await limitBody(c, spec)
      const once = owner === null ? null : await Once.of(this.deps, c, keyOwnerOf(owner, c))
      const known = await once?.known()
      throw known ? new DoneBefore(known) : error
    }
  }

  /** Runs a write in one transaction together with its stored answer, or in the steps of its command. */
  async #write(
    deps: Deps,
    name: string,
    once: Once | null,
    act: (deps: Deps) => Promise<unknown>,
    respond: (answer: unknown) => Response,
    school: number | null = null,
  ): Promise<Response> {
    const run = <T>(work: (trx: Trx) => Promise<T>) =>
      transact(deps.db, (trx) => (once ? once.run(trx, () => work(trx), respond) : work(trx)), schoolTurn(school))
    return respond(name in IN_STEPS ? await act({ ...deps, once: run }) : await run((trx) => act({ ...deps, db: trx })))
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
