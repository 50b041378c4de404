import { Menu } from '@core/components/overlays/Menu'
import { EmptyState } from '@core/components/states/EmptyState'
import type { Column } from '@core/table/columns'
import { DataTable } from '@core/table/DataTable'
import { readList, senselessParams } from '@core/table/listParams'
import { Pagination } from '@core/table/Pagination'
import { TableToolbar } from '@core/table/TableToolbar'
import { useListState } from '@core/table/useListState'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { stubPhone } from '@tests/helpers/pages/screens'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

const OPTIONS = {
  id: 'people',
  sorts: ['nom', 'date'],
  defaultSort: '-date',
  filters: { sexe: ['F', 'M'], idPermi: 'id', depuis: 'day' },
} as const

describe('readList', () => {
  const read = (text: string) => readList(new URLSearchParams(text), OPTIONS)

  it('returns the query of the endpoint', () => {
    expect(read('page=3&perPage=25&q=%20ben%20&sort=nom&sexe=F&idPermi=4').query).toEqual({
      page: '3',
      perPage: '25',
      q: 'ben',
      sort: 'nom',
      sexe: 'F',
      idPermi: '4',
    })
  })

  it('omits invalid list parameters', () => {
    const senseless = 'page=-1&perPage=7&sort=salaire&sexe=X&q=&idPermi=B&depuis=0020-01-01'
    expect(read(senseless).query).toEqual({ page: '1', perPage: '10', sort: '-date' })
    const names = senselessParams(new URLSearchParams(`${senseless}&row=3&autre=1`), OPTIONS)
    expect(names).toEqual(['page', 'perPage', 'sort', 'sexe', 'idPermi', 'depuis'])
  })

  it('accepts only real days in a filter', () => {
    expect(read('depuis=2026-02-28').filters).toEqual({ depuis: '2026-02-28' })
    expect(read('depuis=2026-02-31').filters).toEqual({})
  })
})

interface Person {
  id: number
  nom: string
  ville: string
}

const PEOPLE: Person[] = [
  { id: 1, nom: 'Amel', ville: 'Tunis' },
  { id: 2, nom: 'Sami', ville: 'Sfax' },
]
const columns: Column<Person>[] = [
  { id: 'nom', header: 'Nom', primary: true, sortable: true, cell: (person) => person.nom },
  { id: 'ville', header: 'Ville', align: 'end', width: '120px', cell: (person) => person.ville },
]
const rowId = (person: Person) => person.id
const filters = [
  { name: 'sexe', label: 'Sexe', options: [{ value: 'F', label: 'Femme' }] },
  { name: 'depuis', label: 'Depuis', type: 'date' as const },
]

interface PeopleProps {
  rows?: Person[]
  error?: boolean
  onRetry?: () => void
  onOpen?: (person: Person) => void
  link?: boolean
  choose?: (keys: string[]) => void
  ask?: (query: object) => void
}

function People({ rows, error, onRetry, onOpen, link, choose, ask }: PeopleProps) {
  const list = useListState(OPTIONS, ask)
  const [selected, setSelected] = useState<string[]>([])
  const selection = choose && {
    selected,
    onChange: (keys: string[]) => {
      setSelected(keys)
      choose(keys)
    },
  }
  return (
    <>
      <TableToolbar list={list} columns={columns} searchLabel="Nom, ville" filters={filters} />
      <DataTable
        label="Personnes"
        columns={columns}
        rows={rows}
        rowId={rowId}
        rowLabel={(person) => person.nom}
        list={list}
        onOpen={onOpen}
        rowLink={link ? (person) => `/people/${person.id}` : undefined}
        rowActions={(person) => <Menu label={`Actions ${person.nom}`} items={[{ id: 'a', label: 'Archiver' }]} />}
        selection={selection}
        error={error}
        onRetry={onRetry}
        empty={<EmptyState icon={Users} title="Personne encore" />}
      />
      <Pagination list={list} total={rows && (rows.length === 0 ? 0 : 2345)} />
    </>
  )
}

describe('list page', () => {
  startInFrench()
  beforeEach(() => localStorage.clear())

  it('writes the search to the address, debounced, and returns to the first page', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} />, '/?page=4')
    const searches = new Set<string>()
    router.subscribe(({ location }) => searches.add(location.search))
    await user.type(screen.getByRole('searchbox', { name: 'Nom, ville' }), 'ben')
    await waitFor(() => expect(router.state.location.search).toBe('?q=ben'))
    // The first letter immediately, the others after the delay.
    expect([...searches].find((search) => search.startsWith('?q='))).toBe('?q=b')
  })

  it('asks for what is typed before the address shows it, with the filters and from the first page', async () => {
    const addresses: string[] = []
    const ask = vi.fn(() => addresses.push(router.state.location.search))
    const { router } = renderCore(<People rows={PEOPLE} ask={ask} />, '/?page=4&sexe=F')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'b' } })
    await waitFor(() => expect(router.state.location.search).toBe('?sexe=F&q=b'))
    expect(ask.mock.calls).toEqual([[{ page: '1', perPage: '10', q: 'b', sort: '-date', sexe: 'F' }]])
    expect(addresses).toEqual(['?page=4&sexe=F'])
  })

  it('follows a change of the address', async () => {
    const { router } = renderCore(<People rows={PEOPLE} />, '/?q=ben')
    await waitFor(() => router.navigate('/?q=sami'))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('sami'))
  })

  it('sorts in one direction, then the other', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} />)
    await user.click(screen.getByRole('button', { name: 'Nom' }))
    expect(router.state.location.search).toBe('?sort=nom')
    expect(screen.getByRole('columnheader', { name: 'Nom' })).toHaveAttribute('aria-sort', 'ascending')
    await user.click(screen.getByRole('button', { name: 'Nom' }))
    expect(router.state.location.search).toBe('?sort=-nom')
  })

  it('filters, shows the filter as a chip and removes it', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} />)
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.selectOptions(screen.getByLabelText('Sexe'), 'F')
    expect(router.state.location.search).toBe('?sexe=F')
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Sexe')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Filtres')
    await user.click(screen.getByRole('button', { name: /Retirer le filtre Sexe.+Femme/ }))
    expect(router.state.location.search).toBe('')
  })

  it('hides a column and remembers it', async () => {
    const { user, unmount } = renderCore(<People rows={PEOPLE} />)
    await user.click(screen.getByRole('button', { name: 'Colonnes' }))
    expect(screen.getByRole('checkbox', { name: 'Ville' })).toBe(document.activeElement)
    await user.click(screen.getByRole('checkbox', { name: 'Ville' }))
    expect(screen.queryByRole('columnheader', { name: 'Ville' })).toBeNull()
    unmount()
    renderCore(<People rows={PEOPLE} />)
    expect(screen.queryByRole('columnheader', { name: 'Ville' })).toBeNull()
  })

  it('shows the position in the list and changes pages', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} />, '/?page=2')
    expect(screen.getByText(/11–20 sur 2.345/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dernière page' }))
    expect(router.state.location.search).toBe('?page=235')
    await user.click(screen.getByRole('button', { name: 'Première page' }))
    await user.selectOptions(screen.getByLabelText('Lignes par page'), '50')
    expect(router.state.location.search).toBe('?perPage=50')
  })

  it('moves between rows with arrow keys and opens one with Enter', async () => {
    const onOpen = vi.fn()
    const { user } = renderCore(<People rows={PEOPLE} onOpen={onOpen} />)
    screen.getByRole('button', { name: 'Amel' }).focus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(PEOPLE[1])
  })

  it('opens a row by its link when any cell is pressed', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} link />)
    await user.click(screen.getByRole('cell', { name: 'Sfax' }))
    expect(router.state.location.pathname).toBe('/people/2')
  })

  it('applies the day of a filter once its year is complete', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} />)
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    const day = screen.getByLabelText<HTMLInputElement>('Depuis')
    fireEvent.change(day, { target: { value: '0020-11-21' } })
    expect(day.value).toBe('0020-11-21')
    expect(router.state.location.search).toBe('')
    fireEvent.change(day, { target: { value: '2026-11-21' } })
    expect(router.state.location.search).toBe('?depuis=2026-11-21')
  })

  it('applies a day picked in the calendar of a filter and keeps the panel open', async () => {
    const { user, router } = renderCore(<People rows={PEOPLE} />)
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.click(screen.getByRole('button', { name: 'Choisir dans le calendrier', description: 'Depuis' }))
    await user.click(await screen.findByRole('button', { name: 'lundi 9 novembre 2026' }))
    expect(router.state.location.search).toBe('?depuis=2026-11-09')
    expect(screen.getByLabelText<HTMLInputElement>('Depuis').value).toBe('09/11/2026')
    await user.type(screen.getByLabelText('Depuis'), 'x')
    await user.tab()
    expect(screen.getByText(/^Date incorrecte/)).toBeVisible()
    expect(router.state.location.search).toBe('?depuis=2026-11-09')
  })

  it('redirects from a page beyond the end to the last page', async () => {
    const { router } = renderCore(<People rows={PEOPLE} />, '/?page=999')
    await waitFor(() => expect(router.state.location.search).toBe('?page=235'))
  })

  it('selects one row, then the whole page', async () => {
    const choose = vi.fn()
    const { user } = renderCore(<People rows={PEOPLE} choose={choose} />)
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Sami' }))
    expect(choose).toHaveBeenLastCalledWith(['2'])
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    expect(choose).toHaveBeenLastCalledWith(['1', '2'])
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    expect(choose).toHaveBeenLastCalledWith([])
  })

  it('shows as many skeleton rows as a page has', () => {
    renderCore(<People />)
    expect(screen.getAllByRole('row')).toHaveLength(11)
  })

  it('distinguishes an empty list from a search without results', async () => {
    const { user, router, unmount } = renderCore(<People rows={[]} />, '/?q=zzz&sexe=F')
    const nothing = screen.getByText('Aucun résultat').closest('div')
    await user.click(within(nothing ?? document.body).getByRole('button', { name: 'Effacer les filtres' }))
    expect(router.state.location.search).toBe('')
    unmount()
    renderCore(<People rows={[]} />)
    expect(screen.getByText('Personne encore')).toBeVisible()
  })

  it('announces a search without results in an element that was there before', async () => {
    function Search() {
      const [rows, setRows] = useState(PEOPLE)
      return (
        <>
          <button type="button" onClick={() => setRows([])}>
            Chercher
          </button>
          <People rows={rows} />
        </>
      )
    }
    const { user } = renderCore(<Search />, '/?q=zzz')
    const region = screen.getAllByRole('status').find(({ textContent }) => textContent === '')
    await user.click(screen.getByRole('button', { name: 'Chercher' }))
    expect(region).toHaveTextContent('Rien ne correspond à la recherche et aux filtres.')
    expect(region?.isConnected).toBe(true)
  })

  it('shows an error of the list and retries', async () => {
    const onRetry = vi.fn()
    const { user } = renderCore(<People error onRetry={onRetry} />)
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Réessayer' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('shows list rows as cards on a phone', async () => {
    stubPhone()
    const onOpen = vi.fn()
    const { user } = renderCore(<People rows={PEOPLE} onOpen={onOpen} choose={() => {}} />)
    expect(screen.queryByRole('table')).toBeNull()
    const cards = within(screen.getByRole('list', { name: 'Personnes' })).getAllByRole('listitem')
    expect(cards).toHaveLength(2)
    await user.click(screen.getByText('Sfax'))
    expect(onOpen).toHaveBeenCalledWith(PEOPLE[1])
    vi.unstubAllGlobals()
  })
})
