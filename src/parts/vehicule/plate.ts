const NBSP = '\u00a0'
/** The spaces of a Tunisian plate: a number, letters, a number. */
const INSIDE = /(?<=\d) (?=\p{Lu}{1,4} \d)|(?<=\d \p{Lu}{1,4}) (?=\d)/gu

/** A plate at the end of a name: « 187 TU 4521 », « AB-123-CD », or a last word with a figure. */
const AT_END = /(?:\d+ \p{L}{1,5} \d+|\p{Lu}{2}[ -]\d{3}[ -]\p{Lu}{2}|\S*\d\S*)$/u

/** Splits « Kia Picanto 187 TU 4521 » into the model and the whole plate, which is empty where there is none. */
export function splitAtPlate(vehicule: string): { model: string; plate: string } {
  const place = vehicule.search(AT_END)
  return place < 0
    ? { model: vehicule, plate: '' }
    : { model: vehicule.slice(0, place).trim(), plate: vehicule.slice(place) }
}

/** A text in which no line ends inside a plate: « Kia Picanto 187 TU 4521 ». */
export const keepPlates = (text: string): string => text.replace(INSIDE, NBSP)
