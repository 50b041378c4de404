/** What minutes earn at an hourly pay, in millimes: rounded half up, once, on whatever total is given. */
export const gainOf = (minutes: number, tarifHoraire: number): number => Math.floor((minutes * tarifHoraire + 30) / 60)
