import type { BaseInfo } from '@contract/base'
import { fetchBaseInfo } from '@src/redux/base/requests'
import { useCallback, useEffect, useState } from 'react'

export type BaseState = BaseInfo | 'loading' | 'failed'

/** The mocked backend's status, fetched once and again by `reload`. */
export function useBaseInfo(isWanted = true) {
  const [state, setState] = useState<BaseState>('loading')
  const load = useCallback(async (signal?: AbortSignal) => {
    const { data, error } = await fetchBaseInfo(signal)
    if (error?.code !== 'cancelled') setState(data ?? 'failed')
  }, [])
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [isWanted, load])
  return { state, reload: useCallback(() => load(), [load]) }
}
