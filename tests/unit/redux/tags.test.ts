import { api } from '@src/redux/api'
import { beforeAll, expect, it } from 'vitest'

type Tag = string | { type: string; id?: unknown }
type Tags = readonly Tag[] | ((...values: unknown[]) => readonly Tag[])
interface Endpoint {
  providesTags?: Tags
  invalidatesTags?: Tags
}

/** Has 7 under every name: a row and the arguments of a call alike. */
const anything: unknown = new Proxy({}, { get: () => 7 })

/** The tags of an endpoint after an answer and after a refusal, for an argument that is an id or an object. */
function tagsOf(tags: Tags = []): Tag[] {
  if (typeof tags !== 'function') return [...tags]
  return [7, anything].flatMap((argument) =>
    [anything, undefined].flatMap((answer) => {
      try {
        return [...tags(answer, undefined, argument)]
      } catch {
        // Only some of these calls have this argument or can do without an answer.
        return []
      }
    }),
  )
}

const typeOf = (tag: Tag) => (typeof tag === 'string' ? tag : tag.type)
const endpoints: Record<string, Endpoint> = {}

beforeAll(async () => {
  const modules = import.meta.glob('/src/redux/**/*.ts')
  for (const load of Object.values(modules)) await load()
  const keep = (name: string) => (definition: Endpoint) => {
    endpoints[name] = definition
  }
  const reading = Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, keep(name)]))
  api.enhanceEndpoints({ endpoints: reading as Parameters<typeof api.enhanceEndpoints>[0]['endpoints'] })
})

it('an answer about a whole type is renewed by a change that names one record', () => {
  const named = new Set(
    Object.values(endpoints).flatMap(({ invalidatesTags }) =>
      tagsOf(invalidatesTags).flatMap((tag) => (typeof tag === 'string' ? [] : [tag.type])),
    ),
  )
  // RTK Query compares ids: `{ type, id: 7 }` does not reach an answer that provides the type without an id.
  const unreached = Object.entries(endpoints).flatMap(([name, { providesTags }]) =>
    tagsOf(providesTags).flatMap((tag) => (typeof tag === 'string' && named.has(tag) ? [`${name}: ${tag}`] : [])),
  )
  expect(Object.keys(endpoints).length).toBeGreaterThan(200)
  expect(unreached).toEqual([])
})

it('a change that names one record names the lists of its type', () => {
  const listed = new Set(
    Object.values(endpoints).flatMap(({ providesTags }) =>
      tagsOf(providesTags).flatMap((tag) => (typeof tag !== 'string' && tag.id === 'LIST' ? [tag.type] : [])),
    ),
  )
  const forgetful = Object.entries(endpoints).flatMap(([name, { invalidatesTags }]) => {
    const tags = tagsOf(invalidatesTags)
    const types = new Set(tags.map(typeOf).filter((type) => listed.has(type)))
    return [...types]
      .filter(
        (type) =>
          !tags.some((tag) => tag === type || (typeof tag !== 'string' && tag.type === type && tag.id === 'LIST')),
      )
      .map((type) => `${name}: ${type}`)
  })
  expect(forgetful).toEqual([])
})
