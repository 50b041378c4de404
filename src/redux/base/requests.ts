import type { BaseInfo } from '@contract/base'
import { withReport } from '@src/redux/failures'
import { send } from '@src/redux/send'
import { hasTexts } from '../answers/hasTexts'
import { isBytes } from '../answers/isBytes'

const isNamed = hasTexts('storage')
const isAside = hasTexts('name', 'reason', 'date')

const isInfo = (answer: unknown): boolean =>
  isNamed(answer) &&
  typeof Object(answer).size === 'number' &&
  Array.isArray(Object(answer).setAside) &&
  Object(answer).setAside.every(isAside)

/** The page itself reports a missing answer. */
export const fetchBaseInfo = (signal?: AbortSignal) => send<BaseInfo>({ url: '_base', accepts: isInfo, signal })

const fetchFile = (url: string) => withReport(send<ArrayBuffer>({ url, responseType: 'arraybuffer', accepts: isBytes }))

export const copyBase = () => fetchFile('_base/copy')

export const copySetAside = (name: string) => fetchFile(`_base/aside/${encodeURIComponent(name)}`)

/** The page itself explains why a file is refused. */
const sendFile = (url: string, file: ArrayBuffer) =>
  send<void>({
    url,
    method: 'POST',
    data: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  })

/** Checks whether a file can be restored; changes nothing. */
export const checkBase = (file: ArrayBuffer) => sendFile('_base/check', file)

/** Replaces the database by the given one, after the check that it is one of ours. */
export const restoreBase = (file: ArrayBuffer) => sendFile('_base/restore', file)

/** Resets the database to the demo data. */
export const resetBase = () => withReport(send<void>({ url: '_base/reset', method: 'POST' }))
