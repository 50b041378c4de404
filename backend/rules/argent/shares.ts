/**
 * Shares an amount in proportion to weights, in whole steps; the parts add up to the amount exactly. The steps left by
 * rounding go to the largest remainders, the earlier one first when two are equal. A rest smaller than a step goes to
 * the first part.
 * @param amount whole millimes, not negative
 * @param weights not negative; if all are zero, the shares are equal
 */
export function sharesOf(amount: number, weights: readonly number[], step = 1): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (weights.length === 0) return []
  if (total === 0)
    return sharesOf(
      amount,
      weights.map(() => 1),
      step,
    )
  const steps = Math.floor(amount / step)
  const parts = weights.map((weight) => Math.floor((steps * weight) / total))
  const remainders = weights.map((weight, index) => ({ index, remainder: (steps * weight) % total }))
  // The sort is stable: of two equal remainders the earlier one stays first.
  remainders.sort((one, other) => other.remainder - one.remainder)
  const left = steps - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of remainders.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts.map((part, index) => part * step + (index === 0 ? amount - steps * step : 0))
}

/**
 * Equal instalments in whole steps. The first one takes the amount that does not divide (835.000 in four: 211, 208,
 * 208, 208).
 * @param amount whole millimes, not negative
 * @throws {RangeError} for no instalment
 */
export function instalmentsOf(amount: number, count: number, step: number): number[] {
  if (count < 1) throw new RangeError('A plan has at least one instalment')
  const each = Math.floor(amount / count / step) * step
  return [amount - each * (count - 1), ...Array.from({ length: count - 1 }, () => each)]
}
