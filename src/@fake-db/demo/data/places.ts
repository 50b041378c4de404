import { pick } from './people'

interface Country {
  name: string
  /** The format of telephone numbers: each # is a digit. */
  telephone: string
}

const TUNISIA: Country = { name: 'Tunisie', telephone: '+216 2# ### ###' }
const FRANCE: Country = { name: 'France', telephone: '+33 6 39 98 ## ##' }
const BELGIUM: Country = { name: 'Belgique', telephone: '+32 470 ## ## ##' }
const SWITZERLAND: Country = { name: 'Suisse', telephone: '+41 79 ### ## ##' }
const MOROCCO: Country = { name: 'Maroc', telephone: '+212 61# ### ###' }
const ALGERIA: Country = { name: 'Algérie', telephone: '+213 55# ## ## ##' }

const CITIES: [city: string, postcode: string, country: Country][] = [
  ['Tunis', '1000', TUNISIA],
  ['Sfax', '3000', TUNISIA],
  ['Marseille', '13001', FRANCE],
  ['Sousse', '4000', TUNISIA],
  ['Liège', '4000', BELGIUM],
  ['Bizerte', '7000', TUNISIA],
  ['Lausanne', '1003', SWITZERLAND],
  ['Nabeul', '8000', TUNISIA],
  ['Casablanca', '20000', MOROCCO],
  ['Lyon', '69002', FRANCE],
  ['Gabès', '6000', TUNISIA],
  ['Oran', '31000', ALGERIA],
  ['Kairouan', '3100', TUNISIA],
]

const STREETS = [
  'rue des Écoles',
  'avenue de la Gare',
  'rue des Jasmins',
  'boulevard de l’Horloge',
  'allée des Oliviers',
  'rue du Marché',
]

/** The home of an invented person: city, postcode, country and telephone match. */
export function place(index: number) {
  const [city, postcode, { name: country, telephone }] = pick(CITIES, index)
  let digits = index * 7919 + 4_270_681
  const nextDigit = () => {
    digits = Math.floor(digits / 10) || index + 86_420_973
    return String(digits % 10)
  }
  return {
    city,
    country,
    address: `${3 + ((index * 17) % 90)}, ${pick(STREETS, index)}, ${postcode} ${city}`,
    telephone: telephone.replaceAll('#', nextDigit),
  }
}
