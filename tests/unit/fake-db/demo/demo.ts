import type { DemoOwner } from '@contract/demo/owner'
import { installFakeDb } from '@fake-db/index'
import axios, { AxiosHeaders, type InternalAxiosRequestConfig } from 'axios'

interface Options {
  delayMs?: number
  owner?: () => DemoOwner | null
}

/**
 * Opens the demo areas alone, with fresh data, and records the requests that reached the network. Refusals are
 * returned, not thrown.
 */
export async function openDemo(options: Options = {}) {
  const passed: InternalAxiosRequestConfig[] = []
  const adapter = async (config: InternalAxiosRequestConfig) => {
    passed.push(config)
    return { data: 'from the network', status: 200, statusText: 'OK', headers: new AxiosHeaders(), config }
  }
  const http = axios.create({ adapter, validateStatus: () => true })
  await installFakeDb(http, options)
  return {
    http,
    passed,
    /** The answer of a GET with status 200. */
    async get<T>(url: string, params?: object): Promise<T> {
      const { status, data } = await http.get<T>(url, { params })
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(data)}`)
      return data
    },
    /** Returns only the status. */
    async status(method: 'get' | 'post' | 'delete', url: string, sent?: unknown): Promise<number> {
      const response =
        method === 'post' ? await http.post(url, sent) : await http.request({ method, url, params: sent })
      return response.status
    },
  }
}

export const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
