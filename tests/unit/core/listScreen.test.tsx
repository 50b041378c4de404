import { EmptyState } from '@core/components/states/EmptyState'
import { type Column, cellClass, primaryOf } from '@core/table/columns'
import type { ListAnswer } from '@core/table/screen/answer'
import { ListScreen } from '@core/table/screen/ListScreen'
import { useListState } from '@core/table/useListState'
import { screen, waitFor, within } from '@testing-library/react'
import { Inbox } from 'lucide-react'
import { describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

interface Thing {
  id: number
  nom: string
}

const OPTIONS = { id: 'things', sorts: [] } as const
const COLUMNS: Column<Thing>[] = [{ id: 'nom', header: 'Nom', primary: true, cell: ({ nom }) => nom }]
const rowId = ({ id }: Thing) => id
const part = (...names: string[]) => ({
  data: names.map((nom, index) => ({ id: index + 1, nom })),
  totalDataCount: names.length,
})
const settled = { isFetching: false, isError: false, refetch: () => undefined }

function Things({ answer }: { answer: ListAnswer<Thing> }) {
  const list = useListState(OPTIONS)
  return (
    <ListScreen
      list={list}
      answer={answer}
      rowId={rowId}
      columns={COLUMNS}
      title="Choses"
      search="Nom"
      above={<p>Dessus</p>}
      empty={<EmptyState icon={Inbox} title="Rien" />}
      panel={({ id, row, close }) => (
        <section aria-label={`Fiche ${id}`}>
          {row?.nom ?? 'ailleurs'}
          <button type="button" onClick={close}>
            Fermer
          </button>
        </section>
      )}
    >
      <p>Dessous</p>
    </ListScreen>
  )
}

const open = (answer: ListAnswer<Thing>, url?: string) => renderCore(<Things answer={answer} />, url)

startInFrench()

describe('the page of a list', () => {
  it('has its title, what is above and below, and opens the panel of the row pressed', async () => {
    const { user } = open({ ...settled, data: part('Un', 'Deux'), currentData: part('Un', 'Deux') })
    expect(screen.getByRole('heading', { name: 'Choses' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Nom' })).toBeVisible()
    expect([screen.getByText('Dessus'), screen.getByText('Dessous')]).toHaveLength(2)
    await user.click(within(screen.getByRole('table', { name: 'Choses' })).getByText('Deux'))
    const panel = await screen.findByRole('region', { name: 'Fiche 2' })
    expect(within(panel).getByText('Deux')).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Fiche 2' })).toBeNull())
  })

  it('opens no panel for what is no id in the address', () => {
    open({ ...settled, data: part('Un'), currentData: part('Un') }, '/?row=x1')
    expect(screen.queryByRole('region', { name: /^Fiche/ })).toBeNull()
  })

  it('says so when there is nothing yet', () => {
    open({ ...settled, data: part(), currentData: part() })
    expect(screen.getByText('Rien')).toBeVisible()
  })

  it('shows the failure in the place of rows that answer another question, and keeps those that answer this one', async () => {
    const refetch = vi.fn()
    const failed = { ...settled, isError: true, refetch }
    const { unmount, user } = open({ ...failed, data: part('Un') })
    expect(screen.queryByText('Un')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(refetch).toHaveBeenCalledOnce()
    unmount()
    open({ ...failed, data: part('Un'), currentData: part('Un') })
    expect(screen.getByText('Un')).toBeVisible()
  })
})

it('a table marks the cells that name its rows, end with figures or may wrap', () => {
  const columns: Column<Thing>[] = [
    { id: 'id', header: 'Numéro', align: 'end', cell: ({ id }) => id },
    { id: 'nom', header: 'Nom', primary: true, wraps: true, sortable: true, cell: ({ nom }) => nom },
  ]
  const classes = columns.map((column) => cellClass(column, primaryOf(columns)))
  expect(classes).toEqual(['cell-end', 'cell-name cell-wraps'])
})
