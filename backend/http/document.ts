import { type Call, takesKey } from '@contract/calls/call'
import { apiErrorSchema } from '@contract/errors'
import { OpenAPIHono } from '@hono/zod-openapi'
import { z } from 'zod'
import { KEY_HEADER, KEY_PATTERN } from './once'

type Registry = OpenAPIHono['openAPIRegistry']
type Status = keyof typeof REFUSALS

/** Descriptions of refusals by status; each body is an `ApiError`, whose `code` names the case. */
const REFUSALS = {
  400: 'The body is no JSON, or the key of the write is malformed.',
  401: 'No token, or one that is good no longer.',
  403: 'The role may not do this, or has to choose a password first.',
  404: 'There is no such record, or it is none of the caller’s business.',
  409: 'A clash, a newer version, or a state that does not allow it.',
  413: 'The body is too large.',
  415: 'The bytes are no file of a kind that is kept.',
  422: 'A value does not fit: `errors` names each field, with the code of its fault.',
  423: 'The school may read only: it waits for approval, is suspended, or has no package.',
  429: 'Too many requests of an address or account: `details.seconds` is how long to wait.',
  500: 'The server has failed; nothing was done.',
  503: 'The database is busy; nothing was done, and the same may be asked again at once.',
  507: 'The database is full; nothing was done.',
} as const

const COUNTED = 'Too many tries, or requests of an address or account: `details.seconds` is how long to wait.'
const descriptionOf = ({ counted }: Call, status: Status) => (counted && status === 429 ? COUNTED : REFUSALS[status])

const BYTES = 'application/octet-stream'
const FILE = { type: 'string', format: 'binary' } as const
const TEXT = { type: 'string' } as const

const json = (schema: z.ZodType) => ({ 'application/json': { schema } })

/** Whether a call cannot be made without its query. */
const needsQuery = ({ query }: Call) => query !== undefined && !query.safeParse({}).success

/** The possible refusals of a call: those of the common pipeline, and those specific to the call. */
export function refusalsOf(call: Call): Status[] {
  const { can, method, params, query, body, bytes, session } = call
  const isWrite = method !== 'get'
  const meets: Record<Status, boolean> = {
    400: body !== undefined || takesKey(call),
    401: can !== 'public' || session === 'begin' || session === 'renew',
    403: can !== 'public' && (typeof can !== 'string' || !call.beforeFirstPassword),
    // A body may name records, and so may a query that is required.
    404:
      params !== undefined ||
      (body !== undefined && typeof can !== 'string') ||
      needsQuery(call) ||
      call.optional === true,
    409: isWrite,
    413: body !== undefined || bytes === true,
    415: bytes === true,
    422: isWrite || query !== undefined || body !== undefined,
    423: isWrite && typeof can !== 'string' && !call.whileReadOnly,
    // A host counts the requests of each address and account.
    429: true,
    500: true,
    503: true,
    507: isWrite,
  }
  // The compiler types the keys of an object as strings.
  return (Object.keys(meets).map(Number) as Status[]).filter(
    (status) => meets[status] || call.refuses?.some((own) => own === status),
  )
}

const keyHeaders = z.object({
  [KEY_HEADER]: z
    .string()
    .regex(KEY_PATTERN)
    .optional()
    .describe(
      'A random text of your own, the same when the same write is sent again: it is then done once, and answered as the first time, for 30 days. With another path or body it is a 422.',
    ),
})

function describeCall(registry: Registry, call: Call): void {
  const { query, params, body, bytes } = call
  const refusals = refusalsOf(call).map((status) => [
    status,
    { description: descriptionOf(call, status), content: json(apiErrorSchema) },
  ])
  registry.registerPath({
    operationId: call.id,
    method: call.method,
    path: `/${call.path}`,
    summary: call.summary,
    tags: [tagOf(call)],
    security: call.can === 'public' ? [] : [{ bearer: [] }],
    request: {
      ...(query && { query }),
      ...(params && { params }),
      ...(takesKey(call) && { headers: keyHeaders }),
      ...(body && { body: { required: !body.safeParse(undefined).success, content: json(body) } }),
      ...(bytes && { body: { required: true, content: { [BYTES]: { schema: FILE } } } }),
    },
    responses: {
      ...successOf(call),
      ...Object.fromEntries(refusals),
    },
  })
}

/** The description of a call's successful answer. */
function successOf({ answer, mediaType, status = 200 }: Call) {
  if (answer) return { [status]: { description: 'Done.', content: json(answer) } }
  if (!mediaType) return { 204: { description: 'Done.' } }
  return { 200: { description: 'Done.', content: { [mediaType]: { schema: mediaType === BYTES ? FILE : TEXT } } } }
}

/** The first segment of the path after `api`: calls of one domain mostly share it. */
const tagOf = ({ path }: Call) => path.replace(/^api\//, '').split('/')[0] ?? path

/** The general part of the OpenAPI document. */
const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Voie Libre',
    version: '1',
    summary: 'Management of driving schools',
    license: { name: 'All rights reserved', identifier: 'LicenseRef-Voie-Libre' },
  },
  servers: [{ url: '/', description: 'The host that answers this document' }],
}

/** The OpenAPI document of the calls. `openapi` loads this module at the first request for it. */
export function documentOf(calls: readonly Call[]) {
  const { openAPIRegistry: registry, getOpenAPI31Document } = new OpenAPIHono()
  for (const call of calls) describeCall(registry, call)
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
  return getOpenAPI31Document(ABOUT)
}
