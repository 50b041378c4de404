import { senderKey } from '@server/http/sender'
import { hostOf, readSettings } from '@server/settings'
import { expect, it } from 'vitest'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51000', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, key) => {
  expect(senderKey(address)).toBe(key)
})

it('keeps the demo accounts on the machine itself unless an address is asked for', () => {
  expect(hostOf(readSettings({}), true)).toBe('127.0.0.1')
  expect(hostOf(readSettings({ HOST: '0.0.0.0' }), true)).toBe('0.0.0.0')
  expect(hostOf(readSettings({ PUBLIC_URL: 'https://voielibre.example' }), true)).toBeUndefined()
  expect(hostOf(readSettings({}), false)).toBeUndefined()
})
