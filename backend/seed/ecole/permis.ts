/**
 * Licence categories with their minimum age. Tunisia: governmental decree 2021-510 (letters) and decree 2000-142
 * (ages). France: the categories that driving schools prepare for most.
 */
export const PERMIS = [
  { pays: 'TN', code: 'AA', libelle: 'Cyclomoteurs', ageMin: 16 },
  { pays: 'TN', code: 'A', libelle: 'Motocycles', ageMin: 18 },
  { pays: 'TN', code: 'B', libelle: 'Voitures', ageMin: 18 },
  { pays: 'TN', code: 'BE', libelle: 'Voitures avec remorque', ageMin: 20 },
  { pays: 'TN', code: 'C', libelle: 'Poids lourds', ageMin: 20 },
  { pays: 'TN', code: 'CE', libelle: 'Poids lourds avec remorque', ageMin: 21 },
  { pays: 'TN', code: 'D', libelle: 'Transport de personnes', ageMin: 21 },
  { pays: 'TN', code: 'DE', libelle: 'Transport de personnes avec remorque', ageMin: 21 },
  { pays: 'TN', code: 'G', libelle: 'Taxi, louage, transport rural', ageMin: 20 },
  { pays: 'TN', code: 'H', libelle: 'Véhicules agricoles', ageMin: 18 },
  { pays: 'FR', code: 'AM', libelle: 'Cyclomoteurs', ageMin: 14 },
  { pays: 'FR', code: 'A1', libelle: 'Motos légères', ageMin: 16 },
  { pays: 'FR', code: 'A2', libelle: 'Motos', ageMin: 18 },
  { pays: 'FR', code: 'B', libelle: 'Voitures', ageMin: 17 },
  { pays: 'FR', code: 'BE', libelle: 'Voitures avec remorque', ageMin: 18 },
] as const
