interface ImportMetaEnv {
  /** Where reports of errors are sent; empty: nowhere. */
  readonly VITE_REPORT_URL?: string
  /** The share of page loads that send, from 0 to 1. */
  readonly VITE_REPORT_SHARE?: string
}
