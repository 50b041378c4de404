import { useAddressParams } from '@core/hooks/useAddressParams'
import { useCallback, useEffect, useMemo } from 'react'
import { type FilterSpec, type ListOptions, type ListQuery, readList, senselessParams } from './listParams'
import { useHiddenColumns } from './useHiddenColumns'
import { useSearchText } from './useSearchText'

/** The part of a list's state that does not depend on its sorts and filters. */
export interface AnyListState {
  id: string
  page: number
  perPage: number
  perPageChoices: readonly number[]
  sort: string | undefined
  filters: Partial<Record<string, string>>
  search: string
  row: string | null
  hidden: readonly string[]
  hasFilters: boolean
  setPage: (page: number) => void
  setPerPage: (perPage: number) => void
  setSearch: (text: string) => void
  toggleSort: (field: string) => void
  setFilter: (name: string, value: string | undefined) => void
  /** Sets several filters at once. */
  setFilters: (values: Readonly<Record<string, string | undefined>>) => void
  clearFilters: () => void
  setRow: (id: string | number | null) => void
  toggleColumn: (id: string) => void
}

type Changes = Readonly<Record<string, string | undefined>>

/** The parameters of an address after some changes; a list begins at its first page again. */
function changed(current: URLSearchParams, changes: Changes, keepPage = false): URLSearchParams {
  const next = new URLSearchParams(current)
  if (!keepPage) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The state of a list, kept in the address: page, rows per page, search, sort, filters and the chosen row. `query` is
 * ready for the endpoint; hidden columns are stored on the device under the list's `id`.
 * @param ask called with the query of a search: its answer is under way while the address is taken over
 */
export function useListState<Sort extends string, Filters extends FilterSpec>(
  options: ListOptions<Sort, Filters>,
  ask?: (query: ListQuery<Sort, Filters>) => void,
) {
  const [params, setParams] = useAddressParams()
  const text = params.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the state; the options are constants
  const read = useMemo(() => readList(new URLSearchParams(text), options), [text])
  const columns = useHiddenColumns(options.id, options.hidden)

  const patch = useCallback(
    (changes: Changes, keepPage = false) =>
      setParams((current) => changed(current, changes, keepPage), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  // Corrects an invalid or outdated address to the state that the list shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    const senseless = senselessParams(new URLSearchParams(text), options)
    if (senseless.length > 0) patch(Object.fromEntries(senseless.map((name) => [name, undefined])), true)
  }, [text, patch])
  const [search, setSearch] = useSearchText(read.q ?? '', (q) => {
    const changes = { q: q || undefined }
    ask?.(readList(changed(params, changes), options).query)
    patch(changes)
  })

  return {
    id: options.id,
    ...read,
    ...columns,
    search,
    setSearch,
    setPage: (page: number) => patch({ page: page > 1 ? String(page) : undefined }, true),
    setPerPage: (perPage: number) => patch({ perPage: String(perPage) }),
    setSort: (sort: Sort | `-${Sort}` | undefined) => patch({ sort }),
    /** Ascending, then descending, then ascending again. */
    toggleSort: (field: string) => patch({ sort: read.sort === field ? `-${field}` : field }),
    setFilter: (name: string, value: string | undefined) => patch({ [name]: value }),
    setFilters: (values: Changes) => patch(values),
    clearFilters: () =>
      patch(Object.fromEntries([...Object.keys(options.filters ?? {}), 'q'].map((name) => [name, undefined]))),
    setRow: (id: string | number | null) => patch({ row: id === null ? undefined : String(id) }, true),
  }
}
