import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Changes = Record<string, string | number | null | undefined>

/** The parameters of the address, and a way to change some of them; `push` makes it a step to go back from. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (changes: Changes, { push = false }: { push?: boolean } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === undefined || value === '') next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        // At once: a box that is ticked by the address would first be drawn as it was.
        { replace: !push, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  )
  return [params, change] as const
}

/** An id of the address; null when there is none or when it cannot be one. */
export function idParam(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The search of the address, as long as a search may be. */
export const searchParam = (params: URLSearchParams) => params.get('q')?.trim().slice(0, 100) ?? ''
