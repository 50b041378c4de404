import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Waits for an answer as over a network: no longer than the request's time limit, and not after it was aborted. The
 * backend still completes work it has started.
 */
export function withinTime<T>(config: InternalAxiosRequestConfig, answer: Promise<T>, delayMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timeout = config.timeout ?? 0
    const late = () => reject(new AxiosError(`timeout of ${timeout}ms exceeded`, AxiosError.ECONNABORTED, config))
    const timer = timeout > 0 ? setTimeout(late, timeout) : undefined
    const cancel = () => reject(new CanceledError('canceled', config))
    const signal = config.signal as AbortSignal | undefined
    if (signal?.aborted) cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    const delayed = delayMs > 0 ? answer.finally(() => wait(delayMs)) : answer
    delayed
      .then(resolve, (error) => reject(error instanceof AxiosError ? error : networkError(config, error)))
      .finally(() => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', cancel)
      })
  })
}

/** A backend that crashes is reported like an unreachable server. */
function networkError(config: InternalAxiosRequestConfig, cause: unknown): AxiosError {
  const error = new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)
  if (cause instanceof Error) error.cause = cause
  return error
}
