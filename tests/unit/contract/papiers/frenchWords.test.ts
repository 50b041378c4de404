import { frenchAmount, frenchNumber } from '@contract/papiers/frenchWords'
import { describe, expect, it } from 'vitest'

describe('a number in French words', () => {
  it.each([
    [0, 'zéro'],
    [16, 'seize'],
    [17, 'dix-sept'],
    [21, 'vingt et un'],
    [22, 'vingt-deux'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [72, 'soixante-douze'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [91, 'quatre-vingt-onze'],
    [90, 'quatre-vingt-dix'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, 'cent'],
    [101, 'cent un'],
    [180, 'cent quatre-vingts'],
    [200, 'deux cents'],
    [201, 'deux cent un'],
    [835, 'huit cent trente-cinq'],
    [1_000, 'mille'],
    [1_001, 'mille un'],
    [2_000, 'deux mille'],
    [80_000, 'quatre-vingt mille'],
    [200_000, 'deux cent mille'],
    [1_000_000, 'un million'],
    [1_000_001, 'un million un'],
    [80_000_000, 'quatre-vingts millions'],
    [2_080_200, 'deux millions quatre-vingt mille deux cents'],
    [200_000_000, 'deux cents millions'],
  ])('%i is « %s »', (value, words) => {
    expect(frenchNumber(value)).toBe(words)
  })
})

describe('an amount in French words', () => {
  it.each([
    [835_000, 'huit cent trente-cinq dinars'],
    [1_000, 'un dinar'],
    [20_500, 'vingt dinars et cinq cents millimes'],
    [1_001, 'un dinar et un millime'],
    [80, 'quatre-vingts millimes'],
    [1_000_000_000, 'un million de dinars'],
    [1_000_001_000, 'un million un dinars'],
    [0, 'zéro dinar'],
    [500_000_000, 'cinq cent mille dinars'],
  ])('%i millimes are « %s »', (millimes, words) => {
    expect(frenchAmount(millimes, 'TND')).toBe(words)
  })

  it('has cents in euros', () => {
    expect(frenchAmount(1_250_500, 'EUR')).toBe('mille deux cent cinquante euros et cinquante centimes')
    expect(frenchAmount(10, 'EUR')).toBe('un centime')
    expect(frenchAmount(2_000_000_000, 'EUR')).toBe('deux millions d’euros')
  })
})
