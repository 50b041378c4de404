import { z } from 'zod'
import { ALERT_LEVELS } from '../clock/echeance'
import { day, millimes, optionalDay, optionalText, requiredText } from '../fields'
import { latinDigits } from '../fold'
import { idFilter, listQuery, pageOf } from '../list'
import { availability } from './availability'

export const BOITES = ['manuelle', 'automatique'] as const
export type Boite = (typeof BOITES)[number]
/** The papers of a vehicle, each with an end date. */
export const PAPIERS = ['finAssurance', 'finVisite', 'finVignette'] as const
export type Papier = (typeof PAPIERS)[number]
/** `expire`: a paper has expired; `bientot`: one ends within 30 days; `valide`; `inconnu`: a date is missing. */
export const ETATS_PAPIERS = ['valide', 'bientot', 'expire', 'inconnu'] as const
export type EtatPapiers = (typeof ETATS_PAPIERS)[number]
/** Filters of the list: a state, or all that need renewing (`alerte`: expired or soon). */
export const FILTRES_PAPIERS = ['alerte', ...ETATS_PAPIERS] as const
export const TYPES_ENTRETIEN = ['vidange', 'pneus', 'freins', 'reparation', 'visite', 'assurance', 'autre'] as const

/**
 * A plate in its normalised spelling. Tunisian plates are stored as `123 TU 4567`, also when typed with the Arabic
 * word (« تونس », whose direction may swap the two numbers) or without spaces; French plates as `AB-123-CD`; any
 * other as typed, in capitals.
 */
export function normalisePlate(text: string): string {
  const plate = latinDigits(text)
    .replace(/[\u200e\u200f]/g, '')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim()
  const [, first = '', second = ''] = /^(\d{1,4})[ -]*(?:TU|TN|TUN|TUNIS|تونس)[ -]*(\d{1,4})$/.exec(plate) ?? []
  if (first && second) return first.length === 4 ? `${second} TU ${first}` : `${first} TU ${second}`
  return plate.replace(/^([A-Z]{2})[ -]?(\d{3})[ -]?([A-Z]{2})$/, '$1-$2-$3')
}

/** Letters and digits, at least one digit, separated by single spaces or hyphens. */
const PLATE = /^(?=.*\d)[\p{L}\d]+([ -][\p{L}\d]+)*$/u

const kilometrage = z.number().int().min(0).max(2_000_000)

export const vehiculeInput = z
  .strictObject({
    immatriculation: requiredText(20).transform(normalisePlate).pipe(z.string().regex(PLATE, 'immatriculation')),
    marque: requiredText(40),
    modele: requiredText(40),
    annee: z
      .number()
      .int()
      .min(1950)
      .max(2100)
      .nullish()
      .transform((year) => year ?? null),
    /** The licence category that the vehicle is for. */
    idPermi: z.number().int(),
    boite: z.enum(BOITES),
    kilometrage,
    finAssurance: optionalDay,
    finVisite: optionalDay,
    finVignette: optionalDay,
    availability,
    note: optionalText(1000),
  })
  .meta({ id: 'VehiculeInput' })
export type VehiculeInput = z.infer<typeof vehiculeInput>
export type VehiculeValues = z.input<typeof vehiculeInput>

/** `version` is the one that was read: an older one is refused with 409. */
export const vehiculeUpdate = vehiculeInput.extend({ version: z.number().int() }).meta({ id: 'VehiculeUpdate' })
export type VehiculeUpdate = z.infer<typeof vehiculeUpdate>

export const vehicule = z
  .object({
    id: z.number(),
    immatriculation: z.string(),
    marque: z.string(),
    modele: z.string(),
    annee: z.number().int().nullable(),
    idPermi: z.number(),
    permi: z.string(),
    boite: z.enum(BOITES),
    kilometrage: z.number().int(),
    finAssurance: z.string().nullable(),
    finVisite: z.string().nullable(),
    finVignette: z.string().nullable(),
    availability,
    note: z.string().nullable(),
    /** The state of the vehicle's papers today. */
    papiers: z.enum(ETATS_PAPIERS),
    archived: z.boolean(),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Vehicule' })
export type Vehicule = z.infer<typeof vehicule>

export const VEHICULE_SORTS = [
  'immatriculation',
  'marque',
  'kilometrage',
  'finAssurance',
  'finVisite',
  'createdAt',
] as const
export const vehiculeListQuery = listQuery(VEHICULE_SORTS).extend({
  archived: z.enum(['true', 'false']).default('false'),
  availability: availability.optional(),
  idPermi: idFilter,
  papiers: z.enum(FILTRES_PAPIERS).optional(),
})
export const vehiculePage = pageOf(vehicule)

/** A slice of the whole list, in its order; `after` is the number of slices already received. */
export const vehiculeExportQuery = vehiculeListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const vehiculeExport = z.object({ data: z.array(vehicule), next: z.number().nullable() })

/** A paper of a vehicle in use that ends within 30 days or has expired. */
export const alerteVehicule = z
  .object({
    idVehicule: z.number(),
    immatriculation: z.string(),
    marque: z.string(),
    modele: z.string(),
    papier: z.enum(PAPIERS),
    fin: z.string(),
    /** Days left; negative once expired. */
    jours: z.number().int(),
    niveau: z.enum(ALERT_LEVELS),
  })
  .meta({ id: 'AlerteVehicule' })
export type AlerteVehicule = z.infer<typeof alerteVehicule>
export const alertesVehicule = z.object({ data: z.array(alerteVehicule) })

export const entretienInput = z
  .strictObject({
    date: day,
    type: z.enum(TYPES_ENTRETIEN),
    /** Millimes. */
    cout: millimes,
    kilometrage: kilometrage.nullish().transform((km) => km ?? null),
    note: optionalText(300),
  })
  .meta({ id: 'EntretienInput' })
export type EntretienInput = z.infer<typeof entretienInput>
export type EntretienValues = z.input<typeof entretienInput>
export const entretien = z
  .object({
    id: z.number(),
    date: z.string(),
    type: z.enum(TYPES_ENTRETIEN),
    cout: z.number().int(),
    kilometrage: z.number().int().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'Entretien' })
export type Entretien = z.infer<typeof entretien>

export const vehiculeDetail = vehicule
  .extend({
    /** The maintenance, newest first, each with the expense that pays for it, for callers who may read transactions. */
    entretiens: z.array(entretien.extend({ idDepense: z.number().nullable() })),
    /** The total cost of maintenance, in millimes. */
    coutEntretien: z.number().int(),
    /**
     * The total cost of the vehicle: its expenses, and maintenance that no expense pays for; null for callers who may
     * not read transactions.
     */
    depenses: z.number().int().nullable(),
    /** Minutes of attested lessons with this vehicle. */
    minutes: z.number().int(),
    /** Number of planned events ahead with this vehicle. */
    aVenir: z.number().int(),
  })
  .meta({ id: 'VehiculeDetail' })
export type VehiculeDetail = z.infer<typeof vehiculeDetail>
