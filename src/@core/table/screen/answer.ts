/** What a list page knows of its rows: the result of an RTK Query hook whose answer is one page of a list. */
export interface ListAnswer<Row> {
  /** The newest answer, whatever was asked. */
  data?: ListPart<Row>
  /** The answer to what is asked now; left out until there is one. */
  currentData?: ListPart<Row>
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

interface ListPart<Row> {
  data: readonly Row[]
  totalDataCount: number
}

/**
 * The rows to show. While others are fetched those before stay; when that fails they would belie the filters, so that
 * only rows remain which answer what is asked.
 */
export const rowsOf = <Row>({ data, currentData, isError }: ListAnswer<Row>): readonly Row[] | undefined =>
  (isError ? currentData : data)?.data
