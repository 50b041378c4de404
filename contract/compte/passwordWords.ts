import { fold } from '../fold'

/** Minimum length of a name's part: too many passwords contain shorter ones by chance. */
const SHORTEST = 3
/** Separators between the parts of a name: « hela.trabelsi » is no harder to guess than « helatrabelsi ». */
const SEPARATORS = ['', ' ', '.', '-', '_']
const PRODUCT = ['voie', 'libre', 'voielibre']

/**
 * The words that an attacker who knows a person tries first: each part of the known values, and the parts joined in
 * both orders, with and without a separator. `['Hela Trabelsi']` gives `hela`, `trabelsi`, `helatrabelsi`,
 * `trabelsihela`, `trabelsi.hela` and so on.
 */
export function passwordWords(known: readonly (string | null | undefined)[]): string[] {
  const words = known.flatMap((value) => {
    const parts = fold(value ?? '').split(' ')
    const joined = SEPARATORS.flatMap((separator) => [parts.join(separator), parts.toReversed().join(separator)])
    return [value ?? '', ...parts, ...joined]
  })
  return [...new Set([...words.filter((word) => word.length >= SHORTEST), ...PRODUCT])]
}
