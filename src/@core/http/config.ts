import 'axios'

declare module 'axios' {
  interface AxiosRequestConfig<D, P> {
    /** The caller shows the failure itself: no dialog. */
    silent?: boolean
    /** Set on the second try of a request whose token had to be renewed. */
    retried?: boolean
  }
}

/** Time limit of a request, in milliseconds (customer's specification, 9). */
export const REQUEST_TIMEOUT = 5000

const WITHOUT_TOKEN = /^\/?auth\/(login|refresh)$/
const WITHOUT_RENEWAL = /^\/?auth\/(login|refresh|logout)$/

/** Signing in and renewing carry no token. */
export const carriesToken = (url = '') => !WITHOUT_TOKEN.test(url)

/** A 401 on these says something else than 'your session is too old'. */
export const renewsSession = (url = '') => !WITHOUT_RENEWAL.test(url)
