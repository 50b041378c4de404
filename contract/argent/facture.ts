import { z } from 'zod'
import { PAYS } from '../clock/pays'
import { day, optionalDay, optionalId, optionalText, requiredText, taxNumber } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { both, papierEntete } from '../papiers/contrat'
import { METHODS, takenCheque } from './transaction'

/** The number series: one for invoices, one for credit notes. */
export const SERIES_FACTURE = ['FA', 'AV'] as const

/** `DRAFT` and `SENT` are stored; the others are computed from the balance and the day. */
export const STATUTS_FACTURE = ['DRAFT', 'SENT', 'PARTLY_PAID', 'PAID', 'OVERDUE'] as const
export type StatutFacture = (typeof STATUTS_FACTURE)[number]

export const UNITES = ['MINUTE', 'UNIT'] as const

/** An amount on a document: whole millimes. */
const montant = z.number().int()
const taux = z.number().int().min(0).max(10_000)

const clientInput = z.strictObject({
  nom: requiredText(160),
  adresse: requiredText(300),
  matricule: taxNumber,
})

/** The most that one line counts. */
export const MAX_QUANTITE = 9999

/** A line typed by the school; the price is for one, all taxes included. */
const ligneLibre = z.strictObject({
  libelle: requiredText(200),
  quantite: z.number().int().min(1).max(MAX_QUANTITE),
  prix: montant.min(1).max(100_000_000),
  tauxTva: taux,
})
export type LigneLibre = z.output<typeof ligneLibre>

const MAX_LIGNES = 200

const factureFields = z.strictObject({
  /** Null for a company without a candidate. */
  idCandidat: optionalId,
  /** The addressee; null for the candidate. */
  client: clientInput.nullable(),
  /** The candidate's charges that it takes up, by name (`lot:3`, `lecon:45`). */
  causes: z.array(z.string().regex(/^[a-z]+:\d{1,12}$/)).max(MAX_LIGNES),
  lignes: z.array(ligneLibre).max(MAX_LIGNES),
  echeance: optionalDay,
  note: optionalText(500),
})
type Fields = z.output<typeof factureFields>

const hasClient = ({ idCandidat, client }: Fields) => idCandidat !== null || client !== null
const clientFault = { path: ['client'], error: 'required' }
const hasLines = ({ causes, lignes }: Fields) => causes.length + lignes.length > 0
const linesFault = { path: ['lignes'], error: 'required' }

export const factureInput = factureFields
  .refine(hasClient, clientFault)
  .refine(hasLines, linesFault)
  .meta({ id: 'FactureInput' })
export type FactureInput = z.output<typeof factureInput>

export const factureUpdate = factureFields
  .extend({ version: z.number().int() })
  .refine(hasClient, clientFault)
  .refine(hasLines, linesFault)
  .meta({ id: 'FactureUpdate' })
export type FactureUpdate = z.output<typeof factureUpdate>

/** The version and total that the user saw: when they have changed, the user must look again before sending. */
export const factureSend = z.strictObject({ version: z.number().int(), totalVu: montant }).meta({ id: 'FactureSend' })
export type FactureSend = z.output<typeof factureSend>

/** The lines of an invoice that a credit note takes back, by charge, and the reason. */
export const avoirInput = z
  .strictObject({
    causes: z
      .array(z.string().regex(/^[a-z]+:\d{1,12}$/))
      .min(1)
      .max(MAX_LIGNES),
    motif: requiredText(300),
  })
  .meta({ id: 'AvoirInput' })
export type AvoirInput = z.output<typeof avoirInput>

/** Money from a company, and the part that it withholds for the State (« retenue à la source »). */
export const reglementInput = z
  .strictObject({
    montant: montant.min(1).max(1_000_000_000),
    retenue: montant.min(0).max(1_000_000_000),
    method: z.enum(METHODS),
    dateOperation: optionalDay,
    reference: optionalText(60),
    cheque: takenCheque,
    soldeVu: montant,
  })
  .meta({ id: 'ReglementInput' })
export type ReglementInput = z.output<typeof reglementInput>

const ligneFacture = z.object({
  cause: z.string().nullable(),
  libelle: z.string(),
  quantite: z.number().int(),
  unite: z.enum(UNITES),
  ht: montant,
  tauxTva: taux,
  tva: montant,
  ttc: montant,
  /** Whether the school only passes the amount on to the State. */
  debours: z.boolean(),
})
export type LigneFacture = z.infer<typeof ligneFacture>

/** The details of school and client, as printed. */
export const partiesFacture = z.object({
  pays: z.enum(PAYS),
  ecole: papierEntete.omit({ pays: true }),
  client: z.object({
    nom: both,
    adresse: z.string(),
    matricule: z.string().nullable(),
    /** The candidate, when the invoice is addressed to somebody else. */
    candidat: both.nullable(),
  }),
})
export type PartiesFacture = z.infer<typeof partiesFacture>

export const facture = z
  .object({
    id: z.number(),
    serie: z.enum(SERIES_FACTURE),
    /** The printed number; null for a draft. */
    numero: z.string().nullable(),
    status: z.enum(STATUTS_FACTURE),
    idCandidat: z.number().nullable(),
    candidat: z.string().nullable(),
    client: z.string(),
    jour: z.string().nullable(),
    echeance: z.string().nullable(),
    ht: montant,
    tva: montant,
    ttc: montant,
    /** The stamp duty that the client bears. */
    timbre: montant,
    /** The amount taken off by credit notes, and the amount left to pay. */
    avoirs: montant,
    reste: montant,
    createdAt: z.string(),
  })
  .meta({ id: 'Facture' })
export type Facture = z.infer<typeof facture>

const lien = z.object({ id: z.number(), numero: z.string().nullable() })

export const factureDetail = facture
  .extend({
    parties: partiesFacture,
    lignes: z.array(ligneFacture),
    /** For a credit note, the invoice that it corrects; for an invoice, its credit notes. */
    corrigee: lien.nullable(),
    corrections: z.array(lien),
    /** What a company has paid beyond what it owes, as after a credit note. */
    aRendre: montant,
    motif: z.string().nullable(),
    note: z.string().nullable(),
    /** The payments, the latest last. */
    reglements: z.array(
      z.object({ numero: z.string(), jour: z.string(), method: z.enum(METHODS).nullable(), montant, retenue: montant }),
    ),
    /** For a draft: the typed fields. */
    saisie: factureFields.nullable(),
    /** The school has not said yet whether it charges VAT. */
    isTvaUnknown: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'FactureDetail' })
export type FactureDetail = z.infer<typeof factureDetail>

export const FACTURE_SORTS = ['jour', 'ttc', 'echeance'] as const
export const factureListQuery = listQuery(FACTURE_SORTS).extend({
  serie: z.enum(SERIES_FACTURE).optional(),
  status: z.enum(STATUTS_FACTURE).optional(),
  idCandidat: idFilter,
  from: day.optional(),
  to: day.optional(),
})

/** A page of invoices, and the totals of all that match. Credit notes are subtracted, and drafts do not count. */
export const facturePage = pageOf(facture).extend({
  totals: z.object({ ht: montant, tva: montant, ttc: montant, timbre: montant, reste: montant }),
})
export type FacturePage = z.infer<typeof facturePage>

export const factureExportQuery = factureListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
export const factureExport = z.object({ data: z.array(facture), next: z.number().nullable() })

/** The candidate's charges that are on no invoice yet; below zero when an invoice charges too much. */
export const aFacturer = z
  .object({
    data: z.array(ligneFacture.extend({ cause: z.string(), jour: z.string() })),
    isTvaUnknown: z.boolean(),
    /** The rates that the school charges, the highest first, for lines that it types. */
    taux: z.array(taux),
  })
  .meta({ id: 'AFacturer' })
export type AFacturer = z.infer<typeof aFacturer>
export const aFacturerQuery = z.object({ idCandidat: idFilter })
