/** Parses a typed amount or share, with a comma or a point; undefined when it is invalid. */
export function amountOf(text: string): number | undefined {
  const clean = text.replace(/\s/g, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(clean) ? Number(clean) : undefined
}

/** An amount in the format in which it is typed. */
export const amountText = (amount: number) => String(amount).replace('.', ',')

/** The code of the fault of a typed amount. */
export function amountFault(text: string, { above, upTo }: { above?: number; upTo?: number } = {}): string | undefined {
  if (text.trim() === '') return 'required'
  const amount = amountOf(text)
  if (amount === undefined) return 'invalid'
  if (above !== undefined && amount <= above) return 'too_small'
  return upTo !== undefined && amount > upTo ? 'too_big' : undefined
}
