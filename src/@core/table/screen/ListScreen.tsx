import { Page } from '@core/components/Page'
import type { ReactNode } from 'react'
import type { FilterDef } from '../FilterField'
import { TableToolbar } from '../TableToolbar'
import { rowsOf } from './answer'
import { ListTable, type ListTableProps } from './ListTable'

/** The argument of the panel beside the list. */
interface ChosenRow<Row> {
  id: number
  /** Undefined when the row is not on this page of the list or not loaded yet. */
  row: Row | undefined
  close: () => void
}

interface ListScreenProps<Row> extends Omit<ListTableProps<Row>, 'label' | 'onOpen'> {
  title: string
  description?: ReactNode
  back?: ReactNode
  /** Beside the title; see `Page`. */
  actions?: ReactNode
  /** The searched fields: « Nom, CIN, téléphone ». Without it the list has no toolbar. */
  search?: string
  filters?: readonly FilterDef[]
  /** At the end of the toolbar: the export menu. */
  tools?: ReactNode
  /** Between the title and the toolbar: figures, warnings. */
  above?: ReactNode
  /** The panel beside the list for the row named in the address; pressing a row opens it. */
  panel?: (chosen: ChosenRow<Row>) => ReactNode
  /** Below the pager: a bar for the selected rows. */
  children?: ReactNode
}

/** A list page: title, toolbar, table, pager and panel; the caller supplies their content. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, description, back, actions, search, filters, tools, above, panel, children, ...table } = props
  const { list, columns, rowId } = table
  const open = (row: Row) => list.setRow(rowId(row))
  return (
    <Page title={title} description={description} back={back} actions={actions}>
      {above}
      {search === undefined ? null : (
        <TableToolbar list={list} columns={columns} filters={filters} searchLabel={search} actions={tools} />
      )}
      <ListTable {...table} label={title} onOpen={panel ? open : undefined} />
      {children}
      {panel ? chosenPanel(panel, table) : null}
    </Page>
  )
}

/** A value in the address that is no id opens nothing. */
function chosenPanel<Row>(
  panel: (chosen: ChosenRow<Row>) => ReactNode,
  { list, rowId, answer }: Pick<ListTableProps<Row>, 'list' | 'rowId' | 'answer'>,
): ReactNode {
  if (!list.row || !/^\d{1,9}$/.test(list.row)) return null
  const row = rowsOf(answer)?.find((one) => String(rowId(one)) === list.row)
  return panel({ id: Number(list.row), row, close: () => list.setRow(null) })
}
