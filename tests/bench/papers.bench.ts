import { performance } from 'node:perf_hooks'
import { contratPaper } from '@src/views/contrat/contratPaper'
import { contenuContrat } from '@tests/helpers/papers/contratFacts'
import { pdfOf } from '@tests/helpers/papers/papersPdf'
import { type Figures, median } from './figures'

export const name = 'papers'

const LIMIT = 1000
const TRIES = 9

/** Measures the training contract in French and Arabic: four pages, without the download of fonts and HarfBuzz. */
export async function run(): Promise<Figures> {
  const file = contratPaper({ contenu: contenuContrat(), numero: 'CT-2026-00041' })
  const times: number[] = []
  let bytes = 0
  for (let count = 0; count <= TRIES; count += 1) {
    const start = performance.now()
    bytes = pdfOf(file).length
    times.push(performance.now() - start)
  }
  const [first = Number.NaN, ...later] = times
  return {
    figures: [
      { label: 'the first contract, its fonts unpacked', value: first, unit: 'ms', wanted: { atMost: LIMIT } },
      { label: 'a later contract', value: median(later), unit: 'ms', wanted: { atMost: LIMIT } },
      { label: 'size of the file', value: bytes / 1000, unit: 'kB', wanted: { atMost: 80 } },
    ],
  }
}
