/** Where the lessons that an instructor saw last are kept on its device, with whom they are for. */
export const journeeKey = (person: number) => `journee:${person}`
