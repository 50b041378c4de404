/**
 * Whether an answer is an object with a text under each of these names: the minimum that the pages before the sign-in
 * rely on. zod would be larger than the whole login page.
 */
export const hasTexts =
  (...names: string[]) =>
  (answer: unknown): boolean =>
    typeof answer === 'object' &&
    answer !== null &&
    names.every((name) => typeof Object.getOwnPropertyDescriptor(answer, name)?.value === 'string')
