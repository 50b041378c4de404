// @vitest-environment node
import { partsOf } from '@src/views/demo/chat/links'
import { expect, it } from 'vitest'

it('partsOf keeps every character of a message and links its addresses', () => {
  const message = 'Voir https://a.example/x?y=1. Ou www.b.example, ou (ana@c.example) !'
  const parts = partsOf(message)
  expect(parts.map(({ text }) => text).join('')).toBe(message)
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual([
    'https://a.example/x?y=1',
    'https://www.b.example',
    'mailto:ana@c.example',
  ])
})

it('partsOf links no address that could run code', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc', 'bonjour']) {
    expect(partsOf(text)).toEqual([{ at: 0, text }])
  }
})
