import { cardsOf } from '@core/pdf/cards'
import { expect, it } from 'vitest'

const card = (index: number) => ({
  heading: 'Auto-école El Menzah',
  name: `<b>Candidat ${index}</b> عربي ${'x'.repeat(300)}`,
  code: 'CARTE 7XKM4',
  lines: ['Cours de code en ligne', 'Connectez-vous…', 'Valable jusqu’au 1 janvier'],
})

it('cardsOf prints ten cards on a page, whatever the names contain', async () => {
  const cards = Array.from({ length: 11 }, (_, index) => card(index))
  const text = await cardsOf('Codes', cards).text()
  expect(text.startsWith('%PDF')).toBe(true)
  expect(text).toContain('/Count 2')
})
