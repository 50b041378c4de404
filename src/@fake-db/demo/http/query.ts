import axios, { type InternalAxiosRequestConfig } from 'axios'
import { record } from './read'
import { invalid, notFound } from './refusal'

const WHOLE = /^\d{1,15}$/

/** The parameters of a query string. Lists are accepted as `name[]=a&name[]=b`, `name=a&name=b` or `name=a,b`. */
export class Query {
  private readonly values: ReadonlyMap<string, readonly string[]>

  constructor(values: ReadonlyMap<string, readonly string[]>) {
    this.values = values
  }

  /** Merges the parameters of a body; those of the address take precedence. */
  with(body: unknown): Query {
    const sent = Object.entries(record(body) ?? {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, [String(value)]] as const] : [],
    )
    return new Query(new Map([...sent, ...this.values]))
  }

  /** Undefined when missing; the last value when given several times. */
  text(name: string): string | undefined {
    return this.values.get(name)?.at(-1)
  }

  /** The search text, normalised for comparison. */
  search(): string {
    return (this.text('q') ?? '').toLowerCase()
  }

  list(name: string): string[] | undefined {
    return this.values
      .get(name)
      ?.flatMap((value) => value.split(','))
      .filter((value) => value !== '')
  }

  /** A whole number from 1; any other value counts as missing. */
  whole(name: string, fallback: number): number {
    const value = Number(this.text(name))
    return Number.isFinite(value) && value >= 1 ? Math.floor(value) : fallback
  }

  amount(name: string): number | undefined {
    const value = this.text(name)
    return value !== undefined && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined
  }

  /** The requested id; one that no record can have is answered with not found. */
  id(name: string): number {
    const value = this.text(name)
    if (value === undefined || value === '') throw invalid({ [name]: 'required' })
    return pathId(value)
  }
}

/** An id in a path. */
export function pathId(value: string): number {
  if (!WHOLE.test(value)) throw notFound()
  return Number(value)
}

/** The path from the root and the parameters of a request, wherever the caller put them. */
export function addressOf(config: InternalAxiosRequestConfig): { path: string; query: Query } {
  const [path = '', search = ''] =
    axios
      .getUri({ ...config, baseURL: undefined })
      .split('#', 1)[0]
      ?.split(/\?(.*)/s) ?? []
  const values = new Map<string, string[]>()
  // An empty list does not appear in an address, but differs from a missing list.
  for (const [name, value] of Object.entries<unknown>(config.params ?? {})) {
    if (Array.isArray(value) && value.length === 0) values.set(name, [])
  }
  for (const [key, value] of new URLSearchParams(search)) {
    const name = key.replace(/\[\d*\]$/, '')
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return { path: path.startsWith('/') ? path : `/${path}`, query: new Query(values) }
}
