/** GET /api/datatables/initial-data answers DemoRow[], all of them. */
export interface DemoRow {
  responsive_id: ''
  id: number
  avatar: string
  full_name: string
  post: string
  email: string
  city: string
  /** MM/DD/YYYY */
  start_date: string
  /** Formatted, with its currency. */
  salary: string
  age: string
  experience: string
  /** 1 to 5 */
  status: number
}

/** GET /api/datatables/data */
export interface DemoRowQuery {
  q?: string
  perPage?: number
  page?: number
}

/** `invoices` is the page of rows, under the name that the customer gave it. */
export interface DemoRowList {
  allData: DemoRow[]
  invoices: DemoRow[]
  total: number
}

export interface Movie {
  id: number
  rank: number
  title: string
}

/** GET /api/autocomplete/data */
export interface Movies {
  autoComplete: Movie[]
}
