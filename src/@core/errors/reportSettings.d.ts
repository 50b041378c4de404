interface ImportMetaEnv {
  /** The address that error reports are sent to; empty to send none. */
  readonly VITE_REPORT_URL?: string
  /** The share of page loads that send, from 0 to 1. */
  readonly VITE_REPORT_SHARE?: string
}
