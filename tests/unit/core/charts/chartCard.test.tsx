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
    const { user } = open()
    await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull())
    const choose = async (name: string) => {
      await user.click(card().getByRole('button', { name: /^Actions du graphique/ }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Valeurs (CSV)')
    await waitFor(() => expect(files).toHaveLength(1))
    const [csv] = files
    expect(csv?.name).toBe('Lecons-par-mois.csv')
    expect(csv?.content instanceof Blob && (await csv.content.text()).replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Mois;Circulation (h);Parc (h)',
      ...['sept.;10;4', 'oct.;30;0', 'nov.;20;', ''],
    ])
    await choose('Image (PNG)')
    await waitFor(() =>
      expect(files[1]).toEqual({ content: 'data:image/png;base64,AAAA', name: 'Lecons-par-mois.png' }),
    )
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
