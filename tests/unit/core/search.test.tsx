import type { Find, FoundGroup, SearchEntry } from '@core/layouts/search/found'
import { searchEntries, spansOf, stillFound } from '@core/layouts/search/matching'
import { SearchPalette } from '@core/layouts/search/SearchPalette'
import { NO_ENTRIES, useEntries } from '@core/layouts/search/useEntries'
import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { Car } from 'lucide-react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from './renderCore'

const marked = (text: string, typed: string) => spansOf(text, typed).map(([from, to]) => text.slice(from, to))

describe('search helpers', () => {
  it.each([
    ['Leïla Khelifi', 'leila', ['Leïla']],
    ['Leïla Khelifi', 'KHE lei', ['Leï', 'Khe']],
    ['Œuvrard', 'oeu', []],
    ['Sami Ben Ali', 'ben', ['Ben']],
    ['Sami Ben Ali', 'am', []],
    ['Sami Ben Ali', 'ami', ['ami']],
    ['99 858 990', '99858990', ['99 858 990']],
    ['99 858 990', '998', ['99 8']],
    ['99\u00a0858\u00a0990', '+216 99 858 990', ['99\u00a0858\u00a0990']],
    ['06 98 76 54 32', '0698765432', ['06 98 76 54 32']],
    ['+33 6 98 76 54 32', '06 98 76', ['6 98 76']],
    ['187 TU 4521', '187tu4', ['187 TU 4']],
    ['إيناس الزواغي', 'الزواغي', ['الزواغي']],
    ['Leïla', '…', []],
    ['', 'a', []],
  ])('mark in « %s » the parts typed as « %s »', (text, typed, parts) => expect(marked(text, typed)).toEqual(parts))

  it('keep the rows of an older answer that also match', () => {
    const row = (id: string, label: string, detail: string) => ({ id, label, details: [detail], to: '/' })
    const groups: FoundGroup[] = [
      { id: 'a', title: 'A', rows: [row('1', 'Leïla Khelifi', '99 858 990'), row('2', 'Lina Karoui', '98 111 222')] },
      { id: 'b', title: 'B', rows: [row('3', 'Autre', '')] },
    ]
    const ids = (typed: string) => stillFound(groups, typed).flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(ids('l k')).toEqual(['1', '2'])
    expect(ids('lei kh')).toEqual(['1'])
    expect(ids('9985899')).toEqual(['1'])
    expect(ids('zzz')).toEqual([])
  })

  it('find pages and actions by prefix of the name, then of its words, then of synonyms', () => {
    const entry = (id: string, label: string, words?: string): SearchEntry => ({ id, label, words, icon: Car, to: '/' })
    const entries = [
      entry('other', 'Importer', 'leçons fichier'),
      entry('word', 'Attester les leçons'),
      entry('name', 'Leçons'),
    ]
    const ids = (text: string) => searchEntries(entries, text).entries.map(({ id }) => id)
    expect(ids('lecon')).toEqual(['name', 'word', 'other'])
    expect(ids('fichier import')).toEqual(['other'])
    // Only the beginning of a word matches.
    expect(ids('econ')).toEqual([])
    expect(ids('  ')).toEqual([])
  })
})

describe('answers of the search', () => {
  startInFrench()
  beforeEach(() => localStorage.clear())

  const groupOf = (label: string): FoundGroup[] => [
    { id: 'people', title: 'Personnes', rows: [{ id: label, label, kind: 'person', to: `/${label}` }] },
  ]

  /** A search whose answers the test releases. */
  function open() {
    const answers = new Map<string, (groups: readonly FoundGroup[]) => void>()
    const signals = new Map<string, AbortSignal>()
    const find: Find = (text, signal) => {
      signals.set(text, signal)
      return new Promise((resolve) => answers.set(text, resolve))
    }
    const finds = [find]
    const onClose = vi.fn()
    const options = { label: 'Personne', finds, owner: 1 }
    const entries = { pages: [], actions: [], icons: { person: Car } }
    const opened = renderCore(<SearchPalette menu={[]} options={options} entries={entries} onClose={onClose} />)
    const asked = (text: string) => vi.waitFor(() => expect(answers.has(text)).toBe(true))
    const answer = async (text: string, groups: readonly FoundGroup[]) => {
      await asked(text)
      await act(async () => answers.get(text)?.(groups))
    }
    return { ...opened, onClose, asked, answer, signals }
  }
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent?.trim())

  it('never replace a newer answer, and the older request is aborted', async () => {
    const { user, asked, answer, signals } = open()
    await user.type(screen.getByRole('combobox'), 'a')
    await asked('a')
    await user.type(screen.getByRole('combobox'), 'b')
    await answer('ab', groupOf('Abdel'))
    expect(signals.get('a')?.aborted).toBe(true)
    await answer('a', groupOf('Amine'))
    expect(names()).toEqual(['Abdel'])
  })

  it('are asked at once for the first letter, and not for every letter of a word', async () => {
    const { signals, asked } = open()
    vi.useFakeTimers()
    const box = screen.getByRole('combobox')
    for (const text of ['a', 'ab', 'abd']) {
      fireEvent.change(box, { target: { value: text } })
      await act(() => vi.advanceTimersByTimeAsync(10))
    }
    expect([...signals.keys()]).toEqual(['a'])
    await act(() => vi.advanceTimersByTimeAsync(100))
    vi.useRealTimers()
    await asked('abd')
    expect([...signals.keys()]).toEqual(['a', 'abd'])
  })

  it('stay while the next one is pending, as far as they match', async () => {
    const { user, answer } = open()
    await user.type(screen.getByRole('combobox'), 'am')
    await answer('am', [...groupOf('Amine'), { ...groupOf('Amel')[0], id: 'more', title: 'Autres' } as FoundGroup])
    expect(names()).toEqual(['Amine', 'Amel'])
    await user.type(screen.getByRole('combobox'), 'e')
    expect(names()).toEqual(['Amel'])
  })

  it('open their first row when Enter was pressed before they came', async () => {
    const { user, answer, router, onClose } = open()
    await user.type(screen.getByRole('combobox'), 'amine{Enter}')
    expect(onClose).not.toHaveBeenCalled()
    await answer('amine', groupOf('Amine'))
    expect(onClose).toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/Amine')
    expect(localStorage.getItem('recentSearch')).toContain('Amine')
  })

  it('announce the number of results or none', async () => {
    const { user, answer } = open()
    await user.type(screen.getByRole('combobox'), 'z')
    expect(screen.getByRole('status').textContent).toBe('')
    await answer('z', [])
    expect(screen.getByRole('status').textContent).toMatch(/^Rien pour «.z.»\.$/)
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), 'am')
    await answer('am', groupOf('Amine'))
    expect(screen.getByRole('status').textContent).toBe('1 résultat')
  })
})

describe('recent searches on the device', () => {
  startInFrench()

  it.each([
    'nonsense',
    '[]',
    '{"owner":1}',
    '{"owner":1,"rows":[1,{"id":2}]}',
    '{"owner":1,"rows":[{"id":"a","label":"A","kind":"x","to":"https://a"}]}',
  ])('are ignored when they cannot be read: %s', (stored) => {
    localStorage.setItem('recentSearch', stored)
    const entries = { pages: [], actions: [], icons: { x: Car } }
    renderCore(<SearchPalette menu={[]} options={{ label: 'Page', owner: 1 }} entries={entries} onClose={vi.fn()} />)
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('pages and actions of the search', () => {
  it('are loaded when they are first wanted, and again after a failure', async () => {
    const loaded = { ...NO_ENTRIES, pages: [{ id: 'a', label: 'A', icon: Car, to: '/a' }] }
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(loaded)
    const { result } = renderHook(() => useEntries(load))
    expect(load).not.toHaveBeenCalled()
    await act(async () => result.current.want())
    expect(result.current.entries).toEqual(NO_ENTRIES)
    await act(async () => result.current.want())
    expect(result.current.entries).toEqual(loaded)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
