import type { BaseInfo } from '@contract/base'
import { send } from '@src/redux/send'
import { hasTexts } from '../hasTexts'

const isNamed = hasTexts('storage')
const isAside = hasTexts('name', 'reason', 'date')

const isInfo = (answer: unknown): boolean =>
  isNamed(answer) &&
  typeof Object(answer).size === 'number' &&
  Array.isArray(Object(answer).setAside) &&
  Object(answer).setAside.every(isAside)

/** By its name: bytes come from a worker, whose classes are not the page's. */
const isFile = (answer: unknown) => Object.prototype.toString.call(answer) === '[object ArrayBuffer]'

export const fetchBaseInfo = (signal?: AbortSignal) =>
  send<BaseInfo>({ url: '_base', accepts: isInfo, silent: true, signal })

export const copyBase = () => send<ArrayBuffer>({ url: '_base/copy', responseType: 'arraybuffer', accepts: isFile })

export const copySetAside = (name: string) =>
  send<ArrayBuffer>({
    url: `_base/aside/${encodeURIComponent(name)}`,
    responseType: 'arraybuffer',
    accepts: isFile,
  })

const sendFile = (url: string, file: ArrayBuffer) =>
  send<void>({
    url,
    method: 'POST',
    data: file,
    headers: { 'Content-Type': 'application/octet-stream' },
    silent: true,
  })

/** Whether a file can be restored; changes nothing. */
export const checkBase = (file: ArrayBuffer) => sendFile('_base/check', file)

/** Replaces everything by the database given, once it was found to be one of ours. */
export const restoreBase = (file: ArrayBuffer) => sendFile('_base/restore', file)

/** Back to the demo data. */
export const resetBase = () => send<void>({ url: '_base/reset', method: 'POST' })
