import { addDays } from '@contract/clock/days'
import { availabilityOf } from '@contract/ecole/availability'
import { type VehiculeInput, vehiculeInput } from '@contract/ecole/vehicule'
import { insertEntretien, insertVehicule } from '../../database/ecole/vehicule'
import type { Trx } from '../../database/schema'

interface Sample {
  immatriculation: string
  marque: string
  modele: string
  annee: number
  permi: string
  boite: 'manuelle' | 'automatique'
  kilometrage: number
  /** Days from today to the end of the insurance, the inspection and the road tax. */
  fins: readonly [number, number, number]
  note?: string
}

/** The vehicles by school. The first school has one document about to expire and one expired, the second none. */
const VEHICULES: readonly (readonly Sample[])[] = [
  [
    {
      immatriculation: '187 TU 4521',
      marque: 'Kia',
      modele: 'Picanto',
      annee: 2018,
      permi: 'B',
      boite: 'manuelle',
      kilometrage: 148_320,
      fins: [96, 171, 228],
    },
    {
      immatriculation: '214 TU 907',
      marque: 'Hyundai',
      modele: 'i10',
      annee: 2021,
      permi: 'B',
      boite: 'manuelle',
      kilometrage: 86_450,
      fins: [205, 12, 228],
    },
    {
      immatriculation: '232 TU 6148',
      marque: 'Suzuki',
      modele: 'Celerio',
      annee: 2023,
      permi: 'B',
      boite: 'automatique',
      kilometrage: 41_870,
      fins: [151, 118, 228],
      note: 'Réservée aux candidats qui passent en boîte automatique.',
    },
    {
      immatriculation: '203 TU 3316',
      marque: 'Honda',
      modele: 'CB125F',
      annee: 2020,
      permi: 'A',
      boite: 'manuelle',
      kilometrage: 22_140,
      fins: [64, 83, 228],
    },
    {
      immatriculation: '169 TU 2280',
      marque: 'Isuzu',
      modele: 'NPR 75',
      annee: 2016,
      permi: 'C',
      boite: 'manuelle',
      kilometrage: 203_900,
      fins: [-4, 60, 228],
      note: 'À l’atelier pour l’embrayage.',
    },
  ],
  [
    {
      immatriculation: '221 TU 5093',
      marque: 'Renault',
      modele: 'Clio',
      annee: 2022,
      permi: 'B',
      boite: 'manuelle',
      kilometrage: 63_210,
      fins: [142, 190, 228],
    },
    {
      immatriculation: '195 TU 7742',
      marque: 'Peugeot',
      modele: '208',
      annee: 2019,
      permi: 'B',
      boite: 'manuelle',
      kilometrage: 121_560,
      fins: [77, 104, 228],
    },
  ],
]

/** Maintenance of the first vehicle of a school: days ago, cost, and kilometres driven since. */
const ENTRETIENS = [
  { ago: 210, type: 'vidange', cout: 145_000, back: 9800, note: null },
  { ago: 118, type: 'pneus', cout: 620_000, back: 5200, note: 'Deux pneus avant.' },
  { ago: 37, type: 'freins', cout: 238_500, back: 1700, note: null },
] as const

interface Seeding {
  trx: Trx
  today: string
  now: string
}

/** Inserts the vehicles of a demo school, with papers dated around today; returns their ids. */
export async function seedVehicules(
  { trx, today, now }: Seeding,
  idAutoEcole: number,
  index: number,
): Promise<number[]> {
  const permis = await trx.selectFrom('permi').select(['id', 'code']).where('pays', '=', 'TN').execute()
  const ids: number[] = []
  for (const { permi, fins, ...sample } of VEHICULES[index] ?? []) {
    const [finAssurance, finVisite, finVignette] = fins.map((days) => addDays(today, days))
    const idPermi = permis.find(({ code }) => code === permi)?.id ?? 0
    const availability = availabilityOf(fins.every((days) => days >= 0))
    const dates = { finAssurance, finVisite, finVignette }
    const input: VehiculeInput = vehiculeInput.parse({ ...sample, ...dates, idPermi, availability })
    ids.push(await insertVehicule(trx, input, idAutoEcole, now))
  }
  const [first] = ids
  const kilometrage = VEHICULES[index]?.[0]?.kilometrage ?? 0
  if (first === undefined) return ids
  for (const { ago, back, ...entry } of ENTRETIENS) {
    const entretien = { ...entry, date: addDays(today, -ago), kilometrage: kilometrage - back }
    await insertEntretien(trx, { id: first, idAutoEcole }, entretien, now)
  }
  return ids
}
