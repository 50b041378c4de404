import { saveFile } from '@core/spreadsheet/save'
import type { WriteCell, WriteColumn } from '@core/spreadsheet/types'
import type { ChartDrawing } from './ChartHost'
import type { ChartProps } from './types'

/** What the figures of a chart are of, for its files. */
export interface ChartAbout {
  /** Lines below the title of the picture: whose figures they are, and of which days. */
  lines: readonly string[]
  /** The end of the file names: `2026-11-01_2026-11-28`. */
  name: string
}

export interface ChartFile {
  /** The head of the column of categories. */
  over: string
  /** Three decimals for amounts. */
  valueKind: Extract<WriteColumn['kind'], 'number' | 'amount'>
  about?: ChartAbout
  /** Written in place of the categories: their days, which a program can sort. */
  keys?: readonly string[]
}

const nameOf = ({ label }: ChartProps, { about }: ChartFile, extension: string) =>
  `${[label, about?.name].filter(Boolean).join(' ')}.${extension}`

/** The columns and rows of a chart's file: numbers as they are, with their unit in the headings. */
export function sheetOf({ series, categories, unit }: ChartProps, { over, valueKind, keys }: ChartFile) {
  const headed = (name: string) => (unit ? `${name} (${unit})` : name)
  const columns: WriteColumn[] = [
    { heading: over, kind: 'text' },
    ...series.map(({ name }) => ({ heading: headed(name), kind: valueKind })),
  ]
  const rows: WriteCell[][] = categories.map((category, row) => [
    keys?.[row] ?? category,
    ...series.map(({ data }) => data[row] ?? null),
  ])
  return { columns, rows }
}

/** Saves the values as a CSV file and returns its name. */
export async function saveCsv(chart: ChartProps, file: ChartFile): Promise<string> {
  const { openWriter } = await import('@core/spreadsheet/write')
  const { columns, rows } = sheetOf(chart, file)
  const writer = await openWriter({ format: 'csv', columns, sheet: chart.label })
  writer.add(rows)
  return saveFile(await writer.finish(), nameOf(chart, file, 'csv'))
}

/** Saves the drawing as a picture with its title and returns its name. */
export async function savePicture(drawing: ChartDrawing, chart: ChartProps, file: ChartFile): Promise<string> {
  const { pictureOf } = await import('./picture/pictureOf')
  const picture = await pictureOf(drawing, { title: chart.label, lines: file.about?.lines ?? [] })
  return saveFile(picture, nameOf(chart, file, 'png'))
}
