/** Pay in millimes for minutes at an hourly rate: rounded half up, once, on the total that is passed. */
export const payFor = (minutes: number, tarifHoraire: number): number => Math.floor((minutes * tarifHoraire + 30) / 60)
