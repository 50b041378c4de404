import { inLines, stepOf } from '@core/charts/axes'
import { Chart } from '@core/charts/Chart'
import { sheetOf } from '@core/charts/files'
import { optionsOf, typeOf } from '@core/charts/options'
import { summaryOf } from '@core/charts/summary'
import type { ChartTheme } from '@core/charts/theme'
import type { ChartProps } from '@core/charts/types'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

const theme: ChartTheme = {
  skin: 'dark',
  tones: { primary: '#111', info: '#222', warning: '#333', danger: '#444', muted: '#555' },
  soft: '#666',
  ink: '#777',
  muted: '#888',
  line: '#999',
  surface: '#aaa',
  font: 'Inter',
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

  it('writes what people typed as text, where the library would take it for HTML', () => {
    const typed = { ...props, legend: true, categories: ['<img src=x>'] }
    const { legend, tooltip } = optionsOf(typed, theme)
    expect(legend?.formatter?.('A & <b>B</b>')).toBe('A &amp; &lt;b&gt;B&lt;/b&gt;')
    expect(tooltip?.x?.formatter?.(0, { dataPointIndex: 0 })).toBe('&lt;img src=x&gt;')
    const [y] = [tooltip?.y].flat()
    expect(y?.title?.formatter?.('<b>')).toBe('&lt;b&gt;')
  })

  it('breaks a long name beside a bar in two lines', () => {
    expect(inLines('Mohamed Amine Ben Abdallah')).toEqual(['Mohamed Amine', 'Ben Abdallah'])
    expect(inLines('Sonia Trabelsi')).toBe('Sonia Trabelsi')
  })

  it('breaks it in more lines where two would be cut', () => {
    const name = 'Mohamed Ben Abdallah (3, peu de résultats)'
    expect(inLines(name, 18)).toEqual(['Mohamed Ben', 'Abdallah (3, peu', 'de résultats)'])
    const bars: ChartProps = { ...props, horizontal: true, categories: [name] }
    const { labels } = [optionsOf(bars, theme, 330).yaxis].flat()[0] ?? {}
    const room = Number(labels?.maxWidth)
    for (const line of [labels?.formatter?.(name as unknown as number) ?? []].flat()) {
      expect(line.length * 6.5).toBeLessThan(room)
    }
  })

  it('names a unit once: beside each number, or above them', () => {
    const titleOf = (chart: ChartProps) => [optionsOf(chart, theme).yaxis].flat()[0]?.title?.text
    expect(titleOf({ ...props, unit: '%', format: (value) => `${value} %` })).toBeUndefined()
    expect(titleOf({ ...props, unit: 'examens' })).toBe('examens')
  })

  it('draws no axis labels on a sparkline, where they would be cut', () => {
    expect([optionsOf(props, theme).yaxis].flat()[0]?.show).toBe(true)
    const sparkline = optionsOf({ ...props, spark: true }, theme)
    expect([sparkline.yaxis].flat()[0]?.show).toBe(false)
    expect(sparkline.chart?.sparkline?.enabled).toBe(true)
  })
})

describe('the axes', () => {
  const days = Array.from({ length: 31 }, (_, index) => `${index + 1} nov.`)
  const month: ChartProps = {
    ...props,
    inTime: true,
    categories: days,
    series: [{ name: 'Leçons', data: days.map(() => 7) }],
  }

  it('leave out labels in time that would meet on a phone, and keep all where there is room', () => {
    expect(stepOf(days, 320)).toBeGreaterThan(5)
    expect(stepOf(days, 2400)).toBe(1)
    const written = (width: number) => {
      const format = optionsOf(month, theme, width).xaxis?.labels?.formatter
      return days.filter((day) => format?.(day) === day)
    }
    expect(written(320)).toHaveLength(Math.ceil(31 / stepOf(days, 320)))
    expect(written(2400)).toEqual(days)
  })

  it('turn names that would meet, since none can be guessed', () => {
    const named = { ...month, inTime: false }
    expect(optionsOf(named, theme, 320).xaxis?.labels).toMatchObject({ rotate: -45, trim: true })
    expect(optionsOf(named, theme, 2400).xaxis?.labels?.rotate).toBe(0)
  })

  it('start at zero, carry their unit, and have a line for each of a few whole values', () => {
    const few = { ...props, unit: 'examens', series: [{ name: 'Examens', data: [0, 2, null] }] }
    expect([optionsOf(few, theme).yaxis].flat()[0]).toMatchObject({
      min: 0,
      max: 2,
      tickAmount: 2,
      title: { text: 'examens' },
    })
    expect([optionsOf(props, theme).yaxis].flat()[0]?.min).toBeUndefined()
  })

  it('write the values below horizontal bars and leave room for names beside them', () => {
    const lying = { ...props, horizontal: true, unit: 'heures', formatAxis: (value: number) => `${value} h` }
    const { xaxis, yaxis } = optionsOf(lying, theme, 400)
    expect(xaxis?.labels?.formatter?.('12')).toBe('12 h')
    expect(xaxis?.title?.text).toBe('heures')
    expect([yaxis].flat()[0]?.labels?.maxWidth).toBe(152)
  })

  it('names a value by its whole category, also where the label is left out', () => {
    const { tooltip } = optionsOf(month, theme, 320)
    expect(tooltip?.x?.formatter?.(0, { dataPointIndex: 2 })).toBe('3 nov.')
  })
})

describe('summaryOf', () => {
  it('finds the highest and the lowest value, the sum and the way of each series', () => {
    const [income, costs] = summaryOf({ ...props, inTime: true })
    expect(income).toEqual({
      name: 'Entrées',
      highest: { value: 1200, category: 'janv.' },
      lowest: { value: 5, category: 'mars' },
      total: 1285,
      trend: { way: 'down', from: { value: 1200, category: 'janv.' }, to: { value: 5, category: 'mars' } },
    })
    expect(costs?.trend?.way).toBe('down')
    expect(summaryOf(props)[0]?.trend).toBeNull()
  })

  it('passes over months without a value and series without any', () => {
    const series = [
      { name: 'Solde', data: [null, 3, 3] },
      { name: 'Vide', data: [null] },
    ]
    const found = summaryOf({ ...props, inTime: true, series })
    expect(found.map(({ name }) => name)).toEqual(['Solde'])
    expect(found[0]?.trend).toMatchObject({ way: 'level', from: { category: 'févr.' } })
  })
})

describe('the file of a chart', () => {
  it('has the categories first, units in its headings and numbers as they are', () => {
    const { columns, rows } = sheetOf({ ...props, unit: 'DT' }, { over: 'Mois', valueKind: 'amount' })
    expect(columns).toEqual([
      { heading: 'Mois', kind: 'text' },
      { heading: 'Entrées (DT)', kind: 'amount' },
      { heading: 'Sorties (DT)', kind: 'amount' },
    ])
    expect(rows).toEqual([
      ['janv.', 1200, -10],
      ['févr.', 80, -20],
      ['mars', 5, null],
    ])
  })
})
