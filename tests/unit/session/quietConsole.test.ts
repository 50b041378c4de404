import { quietConsole } from '@src/quietConsole'
import { expect, it, vi } from 'vitest'

it('quietConsole keeps only errors of the auth and database providers', () => {
  const [warn, error] = [vi.fn(), vi.fn()]
  const target = { warn, error }
  quietConsole(target)
  target.warn('auth is deprecated')
  target.error('Something else')
  target.error('The database is locked', 3)
  target.error(new Error('Auth provider: no answer'))
  expect(warn).not.toHaveBeenCalled()
  expect(error.mock.calls.map(([first]) => String(first))).toEqual([
    'The database is locked',
    'Error: Auth provider: no answer',
  ])
})
