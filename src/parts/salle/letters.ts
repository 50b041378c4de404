/** The letters of the choices, the same on the screen and on the phones. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index)
