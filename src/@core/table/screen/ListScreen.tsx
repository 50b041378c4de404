import { Page } from '@core/components/Page'
import type { ReactNode } from 'react'
import type { FilterDef } from '../FilterField'
import { TableToolbar } from '../TableToolbar'
import { rowsOf } from './answer'
import { ListTable, type ListTableProps } from './ListTable'

/** What a panel beside the list is drawn from. */
interface ChosenRow<Row> {
  id: number
  /** Left out when the row is not on this page of the list, or not yet. */
  row: Row | undefined
  close: () => void
}

interface ListScreenProps<Row> extends Omit<ListTableProps<Row>, 'label' | 'onOpen'> {
  title: string
  description?: ReactNode
  back?: ReactNode
  /** Beside the title; see `Page`. */
  actions?: ReactNode
  /** What can be searched for: « Nom, CIN, téléphone ». Without it the list has no toolbar. */
  search?: string
  filters?: readonly FilterDef[]
  /** At the end of the toolbar: the export menu. */
  tools?: ReactNode
  /** Between the title and the toolbar: figures, warnings. */
  above?: ReactNode
  /** Beside the list, for the row that the address names; a row opens it when pressed. */
  panel?: (chosen: ChosenRow<Row>) => ReactNode
  /** Below the pages: a bar for the rows chosen. */
  children?: ReactNode
}

/** The page of a list: its title, toolbar, table, pages and panel. The page says what is in them. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { title, description, back, actions, search, filters, tools, above, panel, children, ...table } = props
  const { list, columns, rowId } = table
  const open = (row: Row) => list.setRow(rowId(row))
  return (
    <Page {...{ title, description, back, actions }}>
      {above}
      {search === undefined ? null : (
        <TableToolbar {...{ list, columns, filters }} searchLabel={search} actions={tools} />
      )}
      <ListTable {...table} label={title} onOpen={panel ? open : undefined} />
      {children}
      {panel ? chosenPanel(panel, table) : null}
    </Page>
  )
}

/** Whatever is not an id in the address opens nothing. */
function chosenPanel<Row>(
  panel: (chosen: ChosenRow<Row>) => ReactNode,
  { list, rowId, answer }: Pick<ListTableProps<Row>, 'list' | 'rowId' | 'answer'>,
): ReactNode {
  if (!list.row || !/^\d{1,9}$/.test(list.row)) return null
  const row = rowsOf(answer)?.find((one) => String(rowId(one)) === list.row)
  return panel({ id: Number(list.row), row, close: () => list.setRow(null) })
}
