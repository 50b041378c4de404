/**
 * A quotient of whole numbers, rounded half up to a multiple of `step`. Amounts are millimes; a sum owed by the school
 * (negative) is rounded like the same sum owed to it.
 */
export function roundedQuotient(dividend: number, divisor: number, step = 1): number {
  if (dividend < 0) return -roundedQuotient(-dividend, divisor, step)
  const unit = divisor * step
  return Math.floor((2 * dividend + unit) / (2 * unit)) * step
}

/**
 * The part of an amount that falls to each of several consecutive slices: slice i gets `rounded(amount × end of i) −
 * rounded(amount × start of i)`, so that the parts of all slices add up to the amount, whatever their number.
 */
export function sliceOf(amount: number, total: number, from: number, length: number, step = 1): number {
  return roundedQuotient(amount * (from + length), total, step) - roundedQuotient(amount * from, total, step)
}
