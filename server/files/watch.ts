import type { Logger } from 'pino'
import { faultOf } from '../log'
import type { HostFiles } from './hostFiles'

/** Milliseconds between two looks at a storage. */
const EVERY = 60_000

/**
 * Tells the log when the storage of uploads cannot be used, at the start already, and when it can again: one line for
 * each change. The process runs on meanwhile, because everything but scans is as before.
 * @returns a function that ends it
 */
export function watchFiles({ check }: HostFiles, log: Logger, every = EVERY): () => void {
  if (!check) return () => undefined
  let isWell = true
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    try {
      await check()
      if (!isWell) log.info('the bucket of uploads can be used again')
      isWell = true
    } catch (error) {
      const fault = error instanceof Error ? faultOf(error) : {}
      if (isWell) log.error(fault, 'the bucket of uploads cannot be used: scans are neither taken nor shown')
      isWell = false
    }
    if (!isOver) timer = setTimeout(look, every).unref()
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
