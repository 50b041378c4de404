export interface Figure {
  label: string
  value: number
  unit: string
  /** The target of the project. */
  wanted?: { atMost: number } | { atLeast: number }
}

/** The results of one benchmark. */
export interface Figures {
  figures: Figure[]
  /** Lines that explain the figures, for example the files behind a sum. */
  details?: string[]
}

/** The reason why nothing was measured. */
export interface Skipped {
  skipped: string
}

/** The exports of every `*.bench.ts`. */
export interface Bench {
  name: string
  run(): Promise<Figures | Skipped>
}

/** The median of an odd number of values. */
export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The value below which a share of the values lies. */
export function percentile(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.min(values.length, Math.ceil(values.length * share)) - 1] ?? Number.NaN
}

export function isMet({ value, wanted }: Figure): boolean {
  if (!wanted) return true
  return 'atMost' in wanted ? value <= wanted.atMost : value >= wanted.atLeast
}

function wantedText({ wanted, unit }: Figure): string {
  if (!wanted) return ''
  return 'atMost' in wanted ? `at most ${wanted.atMost} ${unit}`.trim() : `at least ${wanted.atLeast} ${unit}`.trim()
}

function valueText({ value, unit }: Figure): string {
  return `${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}`.trim()
}

/** The figures as a Markdown table, which is readable in a terminal too. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map((figure) => [figure.label, valueText(figure), wantedText(figure), isMet(figure) ? '' : '✗'])
  const table = [['figure', 'measured', 'wanted', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}
