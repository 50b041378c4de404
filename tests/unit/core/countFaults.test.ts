import { countFaults } from '@core/form/countFaults'
import { describe, expect, it } from 'vitest'

const fault = { type: 'required', message: 'required' }

describe('countFaults', () => {
  it.each([
    ['without any', {}, 0],
    ['of fields side by side', { nom: fault, cin: fault }, 2],
    [
      'of a list, each field of each entry',
      { creneaux: [{ jour: fault, debut: fault }, undefined, { jour: fault }] },
      3,
    ],
    ['of a list as a whole', { creneaux: fault }, 1],
    ['of a group of fields one of which is called type', { papier: { type: fault, numero: fault } }, 2],
  ])('counts the faults %s', (_name, errors, count) => {
    expect(countFaults(errors)).toBe(count)
  })
})
