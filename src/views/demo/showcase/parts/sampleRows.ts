export interface SampleRow {
  id: number
  nom: string
  ville: string
  heures: number
}

const NAMES = ['Amine Ayari', 'Leïla Baccouche', 'Houssem Belhadj', 'Zeineb Ben Salah', 'Farah Bouazizi']
const MORE = ['Khadija Bouzid', 'Emna Cherif', 'Sami Gharbi', 'Nour Mansour', 'Yasmine Trabelsi']
const CITIES = ['Tunis', 'Sfax', 'Sousse', 'Bizerte']

/** Ten sample candidates. */
export const SAMPLE_ROWS: readonly SampleRow[] = [...NAMES, ...MORE].map((nom, index) => ({
  id: index + 1,
  nom,
  ville: CITIES[index % CITIES.length] ?? '',
  heures: 4 + ((index * 7) % 26),
}))
