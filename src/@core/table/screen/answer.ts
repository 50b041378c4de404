/** The part of an RTK Query result that a list page uses, where the answer is one page of a list. */
export interface ListAnswer<Row> {
  /** The newest answer, whatever its query. */
  data?: ListPart<Row>
  /** The answer to the current query; undefined until there is one. */
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
 * The rows to show. During a request the previous rows stay; if it fails they would contradict the filters, so only
 * rows of the current query remain.
 */
export const rowsOf = <Row>({ data, currentData, isError }: ListAnswer<Row>): readonly Row[] | undefined =>
  (isError ? currentData : data)?.data
