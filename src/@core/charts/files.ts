import { saveFile } from '@core/spreadsheet/save'
import type { WriteCell, WriteColumn } from '@core/spreadsheet/types'
import type { ChartDrawing } from './ChartHost'
import type { ChartProps } from './types'

/** Enlarges the picture, so that it is sharp on paper and on dense screens. */
const SCALE = 2

export interface ChartFile {
  /** The head of the column of categories. */
  over: string
  /** Three decimals for amounts. */
  valueKind: Extract<WriteColumn['kind'], 'number' | 'amount'>
}

/** The columns and rows of a chart's file: numbers as they are, with their unit in the headings. */
export function sheetOf({ series, categories, unit }: ChartProps, { over, valueKind }: ChartFile) {
  const headed = (name: string) => (unit ? `${name} (${unit})` : name)
  const columns: WriteColumn[] = [
    { heading: over, kind: 'text' },
    ...series.map(({ name }) => ({ heading: headed(name), kind: valueKind })),
  ]
  const rows: WriteCell[][] = categories.map((category, row) => [
    category,
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
  return saveFile(await writer.finish(), `${chart.label}.csv`)
}

async function pictureOf(drawing: ChartDrawing): Promise<string> {
  const made = await drawing.dataURI({ scale: SCALE })
  if ('imgURI' in made) return made.imgURI
  throw new Error('The chart library gave no picture')
}

/** Saves the drawing as a picture and returns its name. */
export async function savePicture(drawing: ChartDrawing, name: string): Promise<string> {
  return saveFile(await pictureOf(drawing), `${name}.png`)
}
