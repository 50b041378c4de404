import { redact } from '@core/errors/redact'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const FILE = 'https://ecole.example/assets/start-xU_Nk6m.js'

/** Data that must never leave the device, in the forms in which code may put it into an error. */
const PERSONAL = [
  'Leila Trabelsi',
  'leila.trabelsi@exemple.tn',
  '+216 99 858 990',
  '99858990',
  '07612345',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjQyfQ.c2lnbmF0dXJl',
  'Bearer 3f7c9a',
  '/apps/candidats/4711?q=trabelsi',
  'https://ecole.example/apps/candidats/4711?token=secret#leila',
  'ليلى الطرابلسي',
]
const thrown = (message: string, name = 'TypeError', frames = `    at Xt (${FILE}:1:2)`) => ({
  name,
  message,
  stack: `${name}: ${message}\n${frames}`,
})
const text = (value: unknown) => JSON.stringify(redact(value))

describe('an error as it may leave the device', () => {
  it.each(PERSONAL)('drops “%s” from messages, names, stacks and function names', (secret) => {
    const hostile = [
      thrown(secret),
      thrown(`${secret} is not a function`),
      thrown(`Cannot read properties of undefined (reading '${secret}')`),
      thrown(`Unexpected token '${secret}' is not valid JSON`),
      thrown(`Failed to fetch dynamically imported module: ${secret}`),
      thrown('broken', secret),
      thrown(`first line\n    at ${secret} (${FILE}:1:2)\n    at ${secret}:1:2`),
      thrown('broken', 'Error', `    at ${secret} (https://ecole.example${secret}:1:2)\n    at ${secret}:3:4`),
      thrown('broken', 'Error', `    at fn (${FILE}?user=${secret}:1:2)`),
      // The message was changed after the stack was written.
      { name: 'Error', message: 'other', stack: `Error: x\n    at ${secret.replace(/\W/g, '')} (${FILE}:1:2)` },
      { name: 'Error', message: '', stack: `${secret}@${FILE}:1:2` },
      secret,
      { [secret]: secret, message: { secret } },
      { name: secret, message: [secret], stack: 7 },
    ]
    for (const one of hostile) {
      expect(text(one)).not.toContain(secret)
      expect(text(one)).not.toMatch(/trabelsi|leila/i)
      expect(text(one)).not.toMatch(/\d{4}/)
    }
  })

  it('keeps no piece of any message', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9@.]{12,40}$/), fc.nat(3), (secret, shape) => {
        const message = [
          secret,
          `${secret} is null`,
          `Cannot access '${secret}' before initialization`,
          `\n at ${secret}`,
        ]
        expect(text(thrown(message[shape] ?? ''))).not.toContain(secret)
      }),
    )
  })

  it('keeps the kind of the error and its place in the build', () => {
    const chromium = thrown(
      "Cannot read properties of undefined (reading 'nom')",
      'TypeError',
      `    at Xt (${FILE}:12:34)\n    at async ${FILE}?t=17:5:6\n    at https://other.example/x.js:1:1`,
    )
    expect(redact(chromium)).toEqual({
      name: 'TypeError',
      message: 'Cannot read properties of undefined',
      frames: ['assets/start-xU_Nk6m.js:12:34', 'assets/start-xU_Nk6m.js:5:6', '(elsewhere)'],
    })
    const firefox = { name: 'TypeError', message: 'a is undefined', stack: `Xt@${FILE}:12:34\n@${FILE}:5:6` }
    expect(redact(firefox)).toEqual({
      name: 'TypeError',
      message: 'is undefined',
      frames: ['assets/start-xU_Nk6m.js:12:34', 'assets/start-xU_Nk6m.js:5:6'],
    })
    expect(redact(thrown('Minified React error #418; visit https://react.dev/errors/418')).message).toBe(
      'Minified React error #418',
    )
  })

  it('describes whatever was thrown', () => {
    expect(redact(undefined)).toEqual({ name: 'Error', message: '(withheld)', frames: [] })
    expect(redact(new DOMException('x', 'QuotaExceededError')).name).toBe('QuotaExceededError')
  })
})
