import type { DataTableProps } from '@core/table/grid/tableProps'
import { DataTable } from '../DataTable'
import { Pagination } from '../Pagination'
import { type ListAnswer, rowsOf } from './answer'

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'refetching' | 'error' | 'onRetry'> {
  answer: ListAnswer<Row>
}

/** A list's table with its pager, from the result of a query, for tabs and for pages. */
export function ListTable<Row>({ answer, ...table }: ListTableProps<Row>) {
  const { data, isFetching, isError, refetch } = answer
  return (
    <>
      <DataTable
        {...table}
        rows={rowsOf(answer)}
        refetching={isFetching}
        error={isError}
        onRetry={() => void refetch()}
      />
      <Pagination list={table.list} total={data?.totalDataCount} refetching={isFetching} />
    </>
  )
}
