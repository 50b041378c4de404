import { Chart } from '@core/charts/Chart'
import { optionsOf, typeOf } from '@core/charts/options'
import type { ChartTheme } from '@core/charts/theme'
import type { ChartProps } from '@core/charts/types'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const theme: ChartTheme = {
  skin: 'dark',
  tones: { primary: '#111', info: '#222', warning: '#333', danger: '#444', muted: '#555' },
  ...{ soft: '#666', ink: '#777', muted: '#888', line: '#999', surface: '#aaa', font: 'Inter' },
}
const props: ChartProps = {
  kind: 'bar',
  label: 'Recettes',
  height: 200,
  categories: ['janv.', 'févr.', 'mars'],
  series: [
    { name: 'Entrées', data: [1200, 80, 5] },
    { name: 'Sorties', data: [-10, -20], tone: 'danger' },
  ],
}

describe('Chart', () => {
  it('renders a table with formatted values for screen readers', () => {
    render(<Chart {...props} format={(value) => `${value} DT`} />)
    const table = within(screen.getByRole('table', { name: 'Recettes' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Entrées', 'Sorties'])
    expect(table.getByRole('row', { name: 'janv. 1200 DT -10 DT' })).toBeVisible()
    expect(table.getByRole('row', { name: 'mars 5 DT' })).toBeVisible()
  })
})

describe('optionsOf', () => {
  it('uses the colours of the page, each series in its tone', () => {
    expect(optionsOf(props, theme).colors).toEqual(['#111', '#444'])
    expect(optionsOf({ ...props, kind: 'donut' }, theme).colors).toEqual(['#111', '#333', '#222'])
    expect(optionsOf(props, theme).tooltip?.theme).toBe('dark')
  })

  it('highlights one bar and greys the others', () => {
    const one = { ...props, highlight: 1 }
    expect(optionsOf(one, theme).colors).toEqual(['#666', '#111', '#666'])
    expect(optionsOf(one, theme).plotOptions?.bar?.distributed).toBe(true)
  })

  it('writes only the given label in the middle of a donut', () => {
    const donut = { ...props, kind: 'donut' } as const
    expect(optionsOf(donut, theme).plotOptions?.pie?.donut?.labels).toEqual({ show: false })
    const labels = optionsOf({ ...donut, center: { label: 'Boutique', value: '53 %' } }, theme).plotOptions?.pie?.donut
      ?.labels
    expect(labels?.total?.label).toBe('Boutique')
    expect(labels?.total?.formatter?.({})).toBe('53 %')
  })

  it('formats the share of a gauge like its values', () => {
    const gauge = { ...props, kind: 'gauge', format: (share: number) => `${share} pour cent` } as const
    const { dataLabels } = optionsOf(gauge, theme).plotOptions?.radialBar ?? {}
    expect(dataLabels?.value?.formatter?.(83)).toBe('83 pour cent')
  })

  it('draws dashed lines and gauges and hides the toolbar', () => {
    const [first, second] = props.series
    const line = { ...props, kind: 'line', series: [first, { ...second, dashed: true }] } as ChartProps
    expect(optionsOf(line, theme).stroke?.dashArray).toEqual([0, 6])
    expect(typeOf('gauge')).toBe('radialBar')
    expect(optionsOf(props, theme).chart?.toolbar?.show).toBe(false)
  })

  it('draws no axis labels on a sparkline, where they would be cut', () => {
    expect([optionsOf(props, theme).yaxis].flat()[0]?.show).toBe(true)
    const sparkline = optionsOf({ ...props, spark: true }, theme)
    expect([sparkline.yaxis].flat()[0]?.show).toBe(false)
    expect(sparkline.chart?.sparkline?.enabled).toBe(true)
  })
})
