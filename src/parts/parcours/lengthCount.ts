/**
 * The count that « faite » and « prévue » agree with after a short length: the full hours, since `1 h 30` is singular,
 * or the minutes of less than an hour.
 */
export const lengthCount = (minutes: number) => (minutes < 60 ? minutes : Math.floor(minutes / 60))

/** The same after a length in words: `1 heure 30 minutes` is plural. */
export const lengthCountLong = (minutes: number) => (minutes === 60 ? 1 : minutes)
