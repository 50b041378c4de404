/** The code that Node, a driver or a mail server puts on an error, such as `ENOENT`; undefined without one. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
