import { z } from 'zod'
import { fieldFault } from '../../errors'
import { text } from '../../fields'
import { type CandidatInput, candidatFields } from '../candidat'

type ListedField = Exclude<keyof CandidatInput, 'photo'>
/** Lists name a category by its code and an instructor by name; the record has their ids. */
const NAMED = { idPermi: 'permi', idMoniteur: 'moniteur' } as const
export type ImportField = Exclude<ListedField, keyof typeof NAMED> | (typeof NAMED)[keyof typeof NAMED]

const columnOf = (field: ListedField): ImportField =>
  field === 'idPermi' || field === 'idMoniteur' ? NAMED[field] : field

/** The columns that an imported list may hold, by the name of the field that they fill: every field but the photo. */
export const IMPORT_FIELDS: readonly ImportField[] = candidatFields.omit({ photo: true }).keyof().options.map(columnOf)

export const MAX_IMPORT_ROWS = 10_000

/** Raw cells of the file, by field; a long cell is cut before it is sent, and refused as too long. */
export const importCells = z.partialRecord(z.enum(IMPORT_FIELDS), text().max(5000))
export type ImportCells = z.infer<typeof importCells>

/** The choices for a row that resembles an existing candidate. */
export const IMPORT_CHOICES = ['skip', 'update', 'add'] as const
export type ImportChoice = (typeof IMPORT_CHOICES)[number]

/** The fields that two candidates share. */
export const DUPLICATE_REASONS = ['cin', 'passeport', 'telephone', 'identite'] as const

/** The default licence category of rows that name none. */
const defaults = { idPermi: z.number().int().nullish() }

export const importPreviewInput = z
  .object({ rows: z.array(importCells).min(1).max(MAX_IMPORT_ROWS), ...defaults })
  .meta({ id: 'ImportPreviewInput' })
export type ImportPreviewInput = z.infer<typeof importPreviewInput>

/** With a `too_young` fault: the minimum age of the row's category. */
const tooYoung = z.object({ ageMin: z.number().int(), permi: z.string().nullable() }).optional()

export const importRowReport = z
  .object({
    /** The fault of each cell, by field. */
    errors: z.partialRecord(z.enum(IMPORT_FIELDS), fieldFault),
    /** The faults that remain when the row updates the existing candidate; left out when there is none to update. */
    updateErrors: z.partialRecord(z.enum(IMPORT_FIELDS), fieldFault).optional(),
    /** With `too_young`: the minimum age; without a category, the lowest of all categories. */
    tooYoung,
    /** Existing candidates (`id`) or earlier rows of the file (`row`, from 0) that this row resembles. */
    duplicates: z.array(
      z.object({
        id: z.number().nullable(),
        row: z.number().nullable(),
        nom: z.string(),
        by: z.array(z.enum(DUPLICATE_REASONS)),
        /** False when a second candidate cannot be added, because the identity number is unique. */
        canAdd: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ImportRowReport' })
export type ImportRowReport = z.infer<typeof importRowReport>

export const importPreview = z.object({
  rows: z.array(importRowReport),
  /** The number of candidates that the school's package still allows; null without a limit. */
  places: z.number().int().nullable(),
})
export type ImportPreview = z.infer<typeof importPreview>

export const importInput = z
  .object({
    fichier: text().max(255),
    rows: z
      .array(z.object({ ligne: z.number().int(), cells: importCells, choice: z.enum(IMPORT_CHOICES) }))
      .min(1)
      .max(MAX_IMPORT_ROWS),
    ...defaults,
    /** Whether the added candidates receive their user name and temporary password at once. */
    envoyer: z.boolean().default(false),
  })
  .meta({ id: 'ImportInput' })
export type ImportInput = z.infer<typeof importInput>

export const IMPORT_OUTCOMES = ['added', 'updated', 'skipped', 'refused'] as const
export const importOutcome = z.object({
  /** Line number in the file, as the user's spreadsheet shows it. */
  ligne: z.number(),
  outcome: z.enum(IMPORT_OUTCOMES),
  nom: z.string(),
  idCandidat: z.number().nullable(),
  errors: z.partialRecord(z.enum(IMPORT_FIELDS), fieldFault),
  tooYoung,
  /** For an added candidate: whether their access was sent to them. */
  acces: z.boolean().optional(),
  /** The candidate (`id`) or row (`ligne`) that already has the identity number, when this keeps the row out. */
  holder: z.object({ id: z.number().nullable(), ligne: z.number().nullable(), nom: z.string() }).optional(),
})
export type ImportOutcome = z.infer<typeof importOutcome>

export const IMPORT_STATES = ['RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
/** An import, running or ended. All its rows are written in one transaction at the end. */
export const importJob = z
  .object({
    id: z.number(),
    statut: z.enum(IMPORT_STATES),
    done: z.number().int(),
    total: z.number().int(),
    counts: z.record(z.enum(IMPORT_OUTCOMES), z.number().int()),
    report: z.array(importOutcome),
    message: z.string().nullable(),
  })
  .meta({ id: 'ImportJob' })
export type ImportJob = z.infer<typeof importJob>

/** The reasons why a candidate stays when an import is undone; the first one that applies is given. */
export const KEPT_REASONS = ['lesson', 'document', 'request', 'code', 'money', 'account', 'changed', 'taken'] as const
export type KeptReason = (typeof KEPT_REASONS)[number]

/** The effect of undoing an import, planned or done. */
export const importUndo = z
  .object({
    id: z.number(),
    fichier: z.string(),
    /** True when the import succeeded, is not undone yet, and the log has what it wrote. */
    possible: z.boolean(),
    undoneAt: z.string().nullable(),
    /** Candidates that the import added and the undo removes. */
    removed: z.number().int(),
    /** Candidates that the import changed and the undo restores. */
    restored: z.number().int(),
    /** Candidates that stay unchanged. */
    kept: z.array(z.object({ idCandidat: z.number(), nom: z.string(), reason: z.enum(KEPT_REASONS) })),
  })
  .meta({ id: 'ImportUndo' })
export type ImportUndo = z.infer<typeof importUndo>

interface Resemblance {
  id: number | null
  by: readonly (typeof DUPLICATE_REASONS)[number][]
}

/**
 * The only candidate that a row can update: the one with the same identity number, else with the same name and birth
 * date. Families share phones, so a phone never counts; two matches are ambiguous and update nobody.
 */
export function updateTarget(duplicates: readonly Resemblance[]): number | null {
  const having = (...reasons: Resemblance['by'][number][]) =>
    duplicates.filter(({ id, by }) => id !== null && reasons.some((reason) => by.includes(reason)))
  const byNumber = having('cin', 'passeport')
  const sure = byNumber.length > 0 ? byNumber : having('identite')
  return sure.length === 1 ? (sure[0]?.id ?? null) : null
}
