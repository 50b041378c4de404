import { CARD_STATISTICS, cardAnalytics } from './data/figures'
import type { Calls } from './http/area'

const callsOf = (kind: string, cards: object): Calls =>
  Object.fromEntries(Object.entries(cards).map(([name, card]) => [`GET /card/${kind}/${name}`, () => [200, card]]))

export const begin = (): Calls => ({
  ...callsOf('card-analytics', cardAnalytics(new Date())),
  ...callsOf('card-statistics', CARD_STATISTICS),
})
