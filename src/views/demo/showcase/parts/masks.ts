const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The digits in groups of these sizes. */
export function inBlocks(text: string, sizes: readonly number[], between: string): string {
  const digits = digitsOf(text)
  const blocks: string[] = []
  let from = 0
  for (const size of sizes) {
    if (from < digits.length) blocks.push(digits.slice(from, from + size))
    from += size
  }
  return blocks.join(between)
}

/** A whole number with a space between its thousands. */
export const inThousands = (text: string): string => digitsOf(text).replace(/\B(?=(\d{3})+$)/g, '\u202f')

/** The text after its prefix, which cannot be deleted. */
export const withPrefix = (text: string, prefix: string): string =>
  prefix + digitsOf(text.startsWith(prefix) ? text.slice(prefix.length) : text)

/** The digits in a pattern: `#` takes one, any other character is inserted before the next digit. */
export function inPattern(text: string, pattern: string): string {
  const digits = [...digitsOf(text)]
  let shown = ''
  for (const sign of pattern) {
    if (digits.length === 0) break
    shown += sign === '#' ? digits.shift() : sign
  }
  return shown
}
