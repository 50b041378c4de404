import { elided } from '@core/i18n/elision'
import { describe, expect, it } from 'vitest'

describe('elision in French texts', () => {
  it.each([
    ['Accepter la demande de Emna Cherif', 'Accepter la demande d’Emna Cherif'],
    ['L’assurance de Isuzu NPR 75 prend fin', 'L’assurance d’Isuzu NPR 75 prend fin'],
    ['De Élyssa à Omar', 'D’Élyssa à Omar'],
    ['La demande de Hela, de Yassine et de Mehdi', 'La demande de Hela, de Yassine et de Mehdi'],
    ['Titre de A à Z', 'Titre de A à Z'],
    ['Une aide Olfa, le code A', 'Une aide Olfa, le code A'],
  ])('writes « %s » as it is said', (text, said) => {
    expect(elided(text)).toBe(said)
  })
})
