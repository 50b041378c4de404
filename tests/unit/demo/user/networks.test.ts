// @vitest-environment node
import { nameAt, pageAt } from '@src/views/demo/user/networks'
import { expect, it } from 'vitest'

it.each([
  ['x', 'me', 'me'],
  ['x', ' @me ', 'me'],
  ['x', 'https://x.com/me', 'me'],
  ['x', 'x.com/me?lang=fr', 'me'],
  ['facebook', 'https://m.facebook.com/ana.b/', 'ana.b'],
  ['linkedin', 'https://www.linkedin.com/in/ana-b', 'ana-b'],
  ['slack', '', ''],
] as const)('nameAt reads for %s from %j the account %j', (network, typed, name) => {
  expect(nameAt(network, typed)).toBe(name)
})

it.each([
  ['slack', 'javascript:alert(1)'],
  ['x', 'https://evil.example/me'],
  ['x', 'https://x.com.evil.example/me'],
  ['github', 'deux mots'],
] as const)('nameAt refuses for %s the text %j', (network, typed) => {
  expect(nameAt(network, typed)).toBeNull()
})

it('pageAt returns the page of a name', () => {
  expect(pageAt('github', 'ana')).toBe('https://github.com/ana')
})
