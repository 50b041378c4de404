import { ChartCard } from '@core/charts/ChartCard'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderCore, startInFrench } from '../renderCore'

/** Records the files that the browser is given to save, with their content or their address. */
function watchFiles() {
  const files: { name: string; content: Blob | string }[] = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob instanceof Blob ? blob : undefined
    return 'blob:here/1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: this.href.startsWith('blob:') && last ? last : this.href })
  })
  return files
}

/** Records what is written on a canvas: jsdom draws nothing. */
function watchCanvas(): string[] {
  const written: string[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const context: Partial<CanvasRenderingContext2D> = {
      canvas: this,
      fillRect: () => undefined,
      drawImage: () => undefined,
      fillText: (text) => void written.push(text),
    }
    return context as CanvasRenderingContext2D
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA')
  return written
}

const PROPS: ComponentProps<typeof ChartCard> = {
  title: 'Leçons par mois',
  over: 'Mois',
  chart: {
    kind: 'bar',
    inTime: true,
    unit: 'h',
    categories: ['sept.', 'oct.', 'nov.'],
    series: [
      { name: 'Circulation', data: [10, 30, 20] },
      { name: 'Parc', data: [4, 0, null] },
    ],
    format: (value) => `${value} h`,
    linkOf: (series, category) => (series === 0 ? `/liste?mois=${category}` : null),
  },
}
const open = (props: Partial<typeof PROPS> = {}) => renderCore(<ChartCard {...PROPS} {...props} />)
const card = () => within(screen.getByRole('region', { name: 'Leçons par mois' }))
const choose = async (user: ReturnType<typeof open>['user'], name: string) => {
  await user.click(card().getByRole('button', { name: /^Actions du graphique/ }))
  await user.click(await screen.findByRole('menuitem', { name }))
}

startInFrench()

describe('the card of a chart', () => {
  it('says in sentences what the drawing shows', async () => {
    open()
    expect(
      await screen.findByText(
        'Circulation : au plus haut 30 h (oct.), au plus bas 10 h (sept.) ; total 60 h ; en hausse, de 10 h à 20 h.',
      ),
    ).toBeInTheDocument()
    expect(screen.getByText(/^Parc : .* en baisse, de 4 h à 0 h\.$/)).toBeInTheDocument()
  })

  it('shows the same values as a table whose cells lead to their lists', async () => {
    const { user, router } = open()
    const table = () => card().getByRole('table', { name: 'Leçons par mois' })
    expect(within(table()).queryByRole('link')).toBeNull()
    const press = card().getByRole('button', { name: 'Tableau' })
    expect(press).toHaveAttribute('aria-pressed', 'false')
    await user.click(press)
    expect(press).toHaveAttribute('aria-pressed', 'true')
    expect(press).toHaveFocus()
    expect(within(table()).getByRole('row', { name: 'oct. 30 h 0 h' })).toBeVisible()
    expect(within(table()).getByRole('row', { name: 'Total 60 h 4 h' })).toBeVisible()
    expect(within(table()).getAllByRole('link')).toHaveLength(3)
    await user.click(within(table()).getByRole('link', { name: '30 h' }))
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/liste?mois=1')
  })

  it('writes no sum of shares', async () => {
    const { user } = open({ isAdditive: false })
    await user.click(await screen.findByRole('button', { name: 'Tableau' }))
    expect(screen.queryByText('Total')).toBeNull()
    expect(screen.queryByText(/total/)).toBeNull()
  })

  it('saves the values and the picture', async () => {
    const files = watchFiles()
    const written = watchCanvas()
    const { user } = open()
    await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull())
    await choose(user, 'Valeurs (CSV)')
    await waitFor(() => expect(files).toHaveLength(1))
    const [csv] = files
    expect(csv?.name).toBe('Lecons-par-mois.csv')
    expect(csv?.content instanceof Blob && (await csv.content.text()).replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Mois;Circulation (h);Parc (h)',
      ...['sept.;10;4', 'oct.;30;0', 'nov.;20;', ''],
    ])
    await choose(user, 'Image (PNG)')
    await waitFor(() =>
      expect(files[1]).toEqual({ content: 'data:image/png;base64,AAAA', name: 'Lecons-par-mois.png' }),
    )
    expect(written).toEqual(['Leçons par mois'])
  })

  it('says in its files what they are of, with days that a program can sort', async () => {
    const files = watchFiles()
    const written = watchCanvas()
    const { user } = open({
      about: { lines: ['Auto-école Zied', 'Du 1er sept. au 30 nov. 2026'], name: '2026-09-01_2026-11-30' },
      keys: ['2026-09', '2026-10', '2026-11'],
    })
    await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull())
    await choose(user, 'Valeurs (CSV)')
    await waitFor(() => expect(files).toHaveLength(1))
    const [csv] = files
    expect(csv?.name).toBe('Lecons-par-mois-2026-09-01_2026-11-30.csv')
    const rows = csv?.content instanceof Blob ? (await csv.content.text()).split('\r\n') : []
    expect(rows.slice(1)).toEqual(['2026-09;10;4', '2026-10;30;0', '2026-11;20;', ''])
    await choose(user, 'Image (PNG)')
    await waitFor(() => expect(files[1]?.name).toBe('Lecons-par-mois-2026-09-01_2026-11-30.png'))
    expect(written).toEqual(['Leçons par mois', 'Auto-école Zied', 'Du 1er sept. au 30 nov. 2026'])
  })

  it('prints itself alone', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      expect(screen.getByRole('region', { name: 'Leçons par mois' })).toHaveClass('is-printed')
      window.dispatchEvent(new Event('afterprint'))
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /^Actions du graphique/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Imprimer' }))
    expect(print).toHaveBeenCalledOnce()
    expect(screen.getByRole('region', { name: 'Leçons par mois' })).not.toHaveClass('is-printed')
  })

  it('keeps its height while it loads, fails with a retry, and says when there is nothing', async () => {
    const onRetry = vi.fn()
    const { user, unmount } = open({ error: true, errorText: 'Les chiffres manquent', onRetry })
    expect(await screen.findByRole('alert')).toHaveTextContent('Les chiffres manquent')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(onRetry).toHaveBeenCalledOnce()
    unmount()
    const loading = open({ isLoading: true, height: 300 })
    expect((await screen.findByRole('status')).style.minBlockSize).toBe('300px')
    expect(screen.queryByRole('button', { name: 'Tableau' })).toBeNull()
    loading.unmount()
    open({ chart: { ...PROPS.chart, categories: [], series: [] }, empty: <p>Aucune leçon</p> })
    expect(await screen.findByText('Aucune leçon')).toBeVisible()
  })

  it('has no fault of accessibility, drawn or as a table', async () => {
    const { user, container } = open({ summary: 'Heures données', actions: <button type="button">Période</button> })
    await screen.findByText('Heures données')
    const faults = async () => (await axe.run(container, { rules: { region: { enabled: false } } })).violations
    expect(await faults()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Tableau' }))
    expect(await faults()).toEqual([])
  })
})
