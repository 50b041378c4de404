/** The storage key of the lessons that an instructor saw last on this device. */
export const journeeKey = (person: number) => `journee:${person}`
