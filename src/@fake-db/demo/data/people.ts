const FIRST = [
  'Amel',
  'Yassine',
  'Claire',
  'Hédi',
  'Salma',
  'Nicolas',
  'Rim',
  'Mehdi',
  'Inès',
  'Karim',
  'Louise',
  'Sami',
  'Nour',
  'Antoine',
  'Emna',
  'Walid',
  'Camille',
  'Anis',
  'Leïla',
  'Julien',
  'Sonia',
  'Tarek',
  'Manon',
  'Fares',
  'Olfa',
  'Hugo',
  'Dorra',
  'Bilel',
  'Alice',
  'Ramzi',
  'Wafa',
  'Paul',
  'Asma',
  'Skander',
  'Jeanne',
  'Mourad',
  'Ghada',
  'Lucas',
  'Rania',
  'Adel',
]
const LAST = [
  'Gharsalli',
  'Morel',
  'Ben Youssef',
  'Lefort',
  'Jaziri',
  'Chauvin',
  'Trabelsi',
  'Rousset',
  'Mzali',
  'Delorme',
  'Ayari',
  'Perrin',
  'Khelifi',
  'Masson',
  'Bouzid',
  'Fontaine',
  'Sassi',
  'Guérin',
  'Zouari',
  'Lacroix',
  'Hamdi',
  'Barbier',
  'Chebbi',
  'Renaud',
  'Dridi',
  'Colin',
  'Ferjani',
  'Marchand',
  'Oueslati',
  'Picard',
  'Romdhane',
  'Vasseur',
  'Saïdi',
  'Leroux',
  'Naceur',
  'Tissot',
  'Kefi',
  'Bertin',
  'Louati',
  'Aubry',
]
const COMPANIES = [
  'Atelier du Pneu',
  'Garage des Oliviers',
  'Auto Lumière',
  'Relais Carthage',
  'Pièces du Sahel',
  'Route Claire',
  'Cap Conduite',
  'Mécanique Zitouna',
  'Volant d’Or',
  'Location Jasmin',
  'Fret du Golfe',
  'Taxi Médina',
  'Bleu Cabine',
  'Station Lac Sud',
  'Carrosserie Bardo',
  'Assur’Route',
]

/** The item of a list for a number of any size. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]+/g, '')
    .toLowerCase()

/** An invented person, always the same for a number; they repeat after 1,600. */
export function person(index: number) {
  const first = pick(FIRST, index)
  const last = pick(LAST, index * 7 + 3 + Math.floor(index / FIRST.length))
  const username = `${plain(first)}.${plain(last)}`
  return { fullName: `${first} ${last}`, username, email: `${username}@courriel.example` }
}

export const company = (index: number) => pick(COMPANIES, index * 5 + 2)
