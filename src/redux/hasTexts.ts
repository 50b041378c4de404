/**
 * Whether an answer is an object with text under each of these names: as much as the pages before the sign-in rely on. zod
 * would weigh more than all of the login page.
 */
export const hasTexts =
  (...names: string[]) =>
  (answer: unknown): boolean =>
    typeof answer === 'object' &&
    answer !== null &&
    names.every((name) => typeof Object.getOwnPropertyDescriptor(answer, name)?.value === 'string')
