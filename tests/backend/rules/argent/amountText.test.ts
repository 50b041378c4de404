import { amountText } from '@backend/rules/argent/amountText'
import { expect, it } from 'vitest'

it.each([
  [835_000, 'TN', '835,000 DT'],
  [1_250_500, 'TN', '1250,500 DT'],
  [5, 'TN', '0,005 DT'],
  [835_000, 'FR', '835,00 €'],
  [1_250_500, 'FR', '1250,50 €'],
] as const)('%i millimes in %s read "%s" in a message', (millimes, pays, text) => {
  expect(amountText(millimes, pays)).toBe(text)
})
