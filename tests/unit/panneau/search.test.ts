// @vitest-environment node
import { folded, found, loadEntries } from '@src/views/panneau/entries'
import { expect, it } from 'vitest'

const entries = await loadEntries()
const idsOf = (text: string) => found(entries, text).map(({ id }) => id)

it('holds every picture', () => {
  expect(entries).toHaveLength(288)
})

it('finds French names without accents, capitals or apostrophes', () => {
  expect(idsOf('CEDEZ passage')).toEqual(['give-way-ahead', 'give-way', 'line-give-way', 'amber-flash-give-way'])
  expect(idsOf('dos d’âne')).toEqual(idsOf("dos d'ane"))
  expect(idsOf('dos d’âne')).toContain('speed-hump')
})

it('finds Arabic names in any spelling of their letters', () => {
  expect(folded('الأَوْلَوِيَّة')).toBe(folded('الاولويه'))
  expect(idsOf('نهاية الاولويه')).toContain('priority-road-end')
})

it('shows all without a text, and none for words of two pictures', () => {
  expect(idsOf('  ')).toHaveLength(288)
  expect(idsOf('chameau tramway')).toEqual([])
})
