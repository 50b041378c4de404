import type { Call, Permission } from '@contract/calls/call'
import { apiErrorSchema, fieldErrors } from '@contract/errors'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { refuseReadOnly } from '../auth/readOnly'
import { authenticate } from '../auth/token'
import type { Caller } from '../caller'
import type { Deps } from '../deps'
import { forbidden, HttpError, invalid } from '../errors'

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

/** The API being built: its routes, its document, and the way that every request goes. */
export class Api {
  readonly hono = new OpenAPIHono()
  readonly #known = new Set<string>()

  constructor(readonly deps: Deps) {}

  /**
   * Adds a route. Every request goes the same way: size, token, own password, ability, school's right to write, schemas,
   * handler, answer.
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
  ): void {
    this.#register(spec)
    const limit = bodyLimit({
      maxSize: spec.limit ?? MEGABYTE,
      onError: () => {
        throw new HttpError(413, 'too_large')
      },
    })
    const path = `/${spec.path.replace(/\{(\w+)\}/g, ':$1')}`
    this.hono.on(spec.method.toUpperCase(), path, limit, async (c) => {
      const caller = spec.can === 'public' ? null : await authenticate(this.deps, c.req.header('Authorization'))
      if (caller?.isFirstLogin && !spec.beforeFirstPassword) throw new HttpError(403, 'first_login')
      if (caller && Array.isArray(spec.can)) {
        const [action, subject] = spec.can
        if (!caller.ability.can(action, subject)) throw forbidden()
        if (spec.method !== 'get' && !spec.whileReadOnly) await refuseReadOnly(this.deps, caller)
      }
      const answer = await handler({
        // A schema left out of the route is `undefined` in its type as well.
        params: parsePath(spec.params as Params, c.req.param()),
        query: parse(spec.query as Query, c.req.query()),
        body: parse(spec.body as Body, spec.body && (await readJson(c, spec.body))),
        // Public routes are typed as having no caller; on the others `authenticate` has thrown by now.
        caller: caller as Request<Query, Params, Body, Can>['caller'],
        c,
      })
      if (answer instanceof Response) return answer
      if (!spec.answer) return c.body(null, 204)
      return c.json(this.deps.checkAnswers ? spec.answer.parse(answer) : answer, spec.status ?? 200)
    })
  }

  #register(spec: Call): void {
    const key = `${spec.method} ${spec.path}`
    if (this.#known.has(key)) throw new Error(`Two routes for ${key}`)
    this.#known.add(key)
    const json = (schema: unknown) => ({ 'application/json': { schema: schema as AnySchema } })
    const refusal = { description: 'Refused', content: json(apiErrorSchema) }
    const status = spec.answer ? (spec.status ?? 200) : 204
    const done = { description: 'Done', ...(spec.answer ? { content: json(spec.answer) } : {}) }
    this.hono.openAPIRegistry.registerPath({
      method: spec.method,
      path: `/${spec.path}`,
      summary: spec.summary,
      tags: [spec.path.split('/')[1] ?? spec.path],
      security: spec.can === 'public' ? [] : [{ bearer: [] }],
      request: {
        ...(spec.query ? { query: spec.query as never } : {}),
        ...(spec.params ? { params: spec.params as never } : {}),
        ...(spec.body ? { body: { required: !spec.body.safeParse(undefined).success, content: json(spec.body) } } : {}),
      },
      responses: { [status]: done, default: refusal },
    })
  }
}
