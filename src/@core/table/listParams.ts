import { isWholeDay } from '@core/format/date'

const CHECKS = {
  id: (value: string) => /^\d{1,9}$/.test(value),
  day: isWholeDay,
}

/** The filters of a list: each with its allowed values, or the kind of its value. */
export type FilterSpec = Readonly<Record<string, readonly string[] | keyof typeof CHECKS>>

export type FilterValues<Filters extends FilterSpec> = {
  [Name in keyof Filters]?: Filters[Name] extends readonly (infer Value)[] ? Value : string
}

export interface ListOptions<Sort extends string, Filters extends FilterSpec> {
  /** The key under which the list's hidden columns are stored. */
  id: string
  sorts: readonly Sort[]
  defaultSort?: Sort | `-${Sort}`
  filters?: Filters
  /** Rows of a page unless the user chooses otherwise; 10 by default. */
  usualPerPage?: number
  /** Numbers of rows to choose from; 10, 25, 50 and 100 by default. */
  perPages?: readonly number[]
  /** Columns hidden by default. */
  hidden?: readonly string[]
}

/** The query of the endpoint, as text like in the address. */
export type ListQuery<Sort extends string, Filters extends FilterSpec> = {
  page: string
  perPage: string
  q?: string
  sort?: Sort | `-${Sort}`
} & FilterValues<Filters>

export const DEFAULT_PER_PAGE = 10
export const PER_PAGE_CHOICES = [10, 25, 50, 100]

const positive = (text: string | null, fallback: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : fallback
}

/** Reads a list's state from its address; invalid parameters are ignored. */
export function readList<Sort extends string, Filters extends FilterSpec>(
  params: URLSearchParams,
  {
    sorts,
    defaultSort,
    filters,
    usualPerPage = DEFAULT_PER_PAGE,
    perPages = PER_PAGE_CHOICES,
  }: ListOptions<Sort, Filters>,
) {
  const page = positive(params.get('page'), 1)
  const asked = positive(params.get('perPage'), usualPerPage)
  const perPageChoices = [...new Set([...perPages, usualPerPage])].sort((one, other) => one - other)
  const perPage = perPageChoices.includes(asked) ? asked : usualPerPage
  const q = params.get('q')?.trim().slice(0, 100) || undefined
  const sort = sortOf(params.get('sort'), sorts) ?? defaultSort
  const chosen = readFilters(params, filters)
  const query = { page: String(page), perPage: String(perPage), ...(q && { q }), ...(sort && { sort }), ...chosen }
  return {
    page,
    perPage,
    perPageChoices,
    q,
    sort,
    filters: chosen,
    hasFilters: q !== undefined || Object.keys(chosen).length > 0,
    row: params.get('row'),
    query: query as ListQuery<Sort, Filters>, // spreading an object loses the names of the filters
  }
}

/** The invalid parameters of a list's address. */
export function senselessParams<Sort extends string, Filters extends FilterSpec>(
  params: URLSearchParams,
  options: ListOptions<Sort, Filters>,
): string[] {
  const { query } = readList(params, options)
  const own = ['page', 'perPage', 'sort', ...Object.keys(options.filters ?? {})]
  const read = new Map<string, unknown>(Object.entries(query))
  return own.filter((name) => params.has(name) && params.get(name) !== read.get(name))
}

function sortOf<Sort extends string>(text: string | null, sorts: readonly Sort[]): Sort | `-${Sort}` | undefined {
  if (!text) return undefined
  const field = sorts.find((name) => name === text.replace(/^-/, ''))
  if (!field) return undefined
  return text.startsWith('-') ? `-${field}` : field
}

function readFilters<Filters extends FilterSpec>(params: URLSearchParams, filters?: Filters): FilterValues<Filters> {
  const chosen: Record<string, string> = {}
  for (const [name, allowed] of Object.entries(filters ?? {})) {
    const value = params.get(name)
    if (value && (typeof allowed === 'string' ? CHECKS[allowed](value) : allowed.includes(value))) chosen[name] = value
  }
  return chosen as FilterValues<Filters> // each value was just checked against the ones allowed
}
