import { fold } from '../fold'

/** Shorter parts of a name are ignored: too many passwords contain them by chance. */
const SHORTEST = 3
const PRODUCT = ['voie', 'libre', 'voielibre']

/**
 * The words that an attacker who knows a person tries first: each part of the known values, and the parts joined in
 * both orders. `['Hela Trabelsi']` gives `hela`, `trabelsi`, `helatrabelsi` and `trabelsihela`.
 */
export function passwordWords(known: readonly (string | null | undefined)[]): string[] {
  const words = known.flatMap((value) => {
    const parts = fold(value ?? '').split(' ')
    return [value ?? '', ...parts, parts.join(''), parts.toReversed().join('')]
  })
  return [...new Set([...words.filter((word) => word.length >= SHORTEST), ...PRODUCT])]
}
