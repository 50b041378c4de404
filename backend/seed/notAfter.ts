/** A day or a moment at which something was done, or the latest possible one, where the demo is made before it. */
export const notAfter = (latest: string, moment: string): string => (moment < latest ? moment : latest)
