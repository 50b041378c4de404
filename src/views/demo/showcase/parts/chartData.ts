/** Sample figures for the examples: half a year of a school. */
export const MONTHS = ['07', '08', '09', '10', '11', '12']
export const LESSONS = [120, 98, 164, 182, 190, 143]
export const EXAMS = [12, 8, 19, 22, 26, 15]
export const PASSED = [8, 6, 14, 15, 20, 11]
