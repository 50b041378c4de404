import type { BaseInfo } from '@contract/base'
import { told } from '@src/redux/failures'
import { send } from '@src/redux/send'

/** A whole database is read or written: seconds on a slow phone. */
const LONG = 60_000

/** The page says itself that nobody answered. */
export const fetchBaseInfo = (signal?: AbortSignal) => send<BaseInfo>({ url: '_base', timeout: LONG, signal })

export const copyBase = () => told(send<ArrayBuffer>({ url: '_base/copy', responseType: 'arraybuffer', timeout: LONG }))

export const copySetAside = (name: string) =>
  told(
    send<ArrayBuffer>({
      url: `_base/aside/${encodeURIComponent(name)}`,
      responseType: 'arraybuffer',
      timeout: LONG,
    }),
  )

/** The page says itself why a file is not taken. */
const sendFile = (url: string, file: ArrayBuffer) =>
  send<void>({
    url,
    method: 'POST',
    data: file,
    headers: { 'Content-Type': 'application/octet-stream' },
    timeout: LONG,
  })

/** Whether a file can be restored; changes nothing. */
export const checkBase = (file: ArrayBuffer) => sendFile('_base/check', file)

/** Replaces everything by the database given, once it was found to be one of ours. */
export const restoreBase = (file: ArrayBuffer) => sendFile('_base/restore', file)

/** Back to the demo data. */
export const resetBase = () => told(send<void>({ url: '_base/reset', method: 'POST', timeout: LONG }))
