import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Changes = Record<string, string | number | null | undefined>

/** The parameters of the address and a function to change them; `push` adds a history entry. */
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
        // Synchronous: otherwise a checkbox controlled by the address would briefly show its old state.
        { replace: !push, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  )
  return [params, change] as const
}

/** An id in the address; null when missing or invalid. */
export function idParam(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? ''
  return /^\d{1,15}$/.test(text) ? Number(text) : null
}

/** The search text in the address, limited to its maximum length. */
export const searchParam = (params: URLSearchParams) => params.get('q')?.trim().slice(0, 100) ?? ''
