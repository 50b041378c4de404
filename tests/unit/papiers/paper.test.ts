import { writeFileSync } from 'node:fs'
import { contratPaper } from '@src/views/contrat/contratPaper'
import { contenuContrat, pdfOf, piecesOf } from '@tests/helpers/papersPdf'
import { expect, it } from 'vitest'

it('x', async () => {
  const file = contratPaper({ contenu: contenuContrat(), numero: 'CT-2026-00041' })
  const t = performance.now()
  const pdf = pdfOf(file)
  console.log('cold', performance.now() - t, pdf.length)
  const t2 = performance.now()
  pdfOf(file)
  console.log('warm', performance.now() - t2)
  writeFileSync('/tmp/contrat.pdf', pdf)
  const pages = await piecesOf(pdf)
  writeFileSync('/tmp/contrat.json', JSON.stringify(pages, null, 1))
  expect(pages.length).toBe(4)
})
