import { z } from 'zod'
import { ACCES } from '../ability'
import { STATUTS_AUTOECOLE } from '../plateforme/autoecole'
import { ETATS_PACKAGE } from '../plateforme/package'
import { recordOf } from '../recordOf'

const count = z.number().int()

/** A number for each key. */
const counts = <Key extends string>(keys: readonly Key[]) => z.object(recordOf(keys, () => count))

/** Months of the platform's figures, this one included. */
export const MOIS_PLATEFORME = 12
/** Days without a sign-in after which a school is watched. */
export const IDLE_DAYS = 14

/** The reasons to watch a school, the gravest first. */
export const RAISONS_SURVEILLANCE = ['package_ended', 'package_ends', 'never_signed_in', 'idle', 'pending'] as const

/** The figures of the platform, for its manager. */
export const plateformeStats = z.object({
  vue: z.literal('plateforme'),
  today: z.string(),
  ecoles: counts(STATUTS_AUTOECOLE),
  packages: counts(ETATS_PACKAGE),
  demandes: counts(['PENDING', 'ACCEPTED', 'REFUSED']),
  /** The candidates and instructors of active schools. */
  candidats: count,
  moniteurs: count,
  /** The last months, oldest first. `revenu`: millimes of the packages that began, as agreed. */
  mois: z.array(
    z.object({ mois: z.string(), revenu: count, packages: count, ecoles: count, candidats: count, demandes: count }),
  ),
  /** Use of the highway-code course in the last thirty days. */
  cours: z.object({ candidats: count, reponses: count, examens: count, reussis: count }),
  /** The schools to watch, those with the gravest reason first. */
  aSurveiller: z.array(
    z.object({
      idAutoEcole: z.number(),
      nom: z.string(),
      raison: z.enum(RAISONS_SURVEILLANCE),
      /**
       * The day of the reason: last day of the package, approval, last sign-in or sign-up; null if nobody has ever
       * signed in.
       */
      jour: z.string().nullable(),
      /** Days until it, or since it; null without a day. */
      jours: count.nullable(),
    }),
  ),
})
export type PlateformeStats = z.infer<typeof plateformeStats>

/** The user figures of a school. */
export const comptesStats = z.object({
  vue: z.literal('ecole'),
  today: z.string(),
  /** Accounts that may sign in, by role, those who did in the last thirty days, and those who never did. */
  roles: z.array(
    z.object({ role: z.enum(['ecole', 'moniteur', 'candidat']), comptes: count, actifs: count, jamais: count }),
  ),
  /** The desk users, the latest sign-in first; null for callers who may not see them. */
  utilisateurs: z
    .array(
      z.object({
        id: z.number(),
        nomComplet: z.string(),
        acces: z.enum(ACCES),
        active: z.boolean(),
        derniereConnexion: z.string().nullable(),
      }),
    )
    .nullable(),
})
export type ComptesStats = z.infer<typeof comptesStats>

export const userStatestique = z
  .discriminatedUnion('vue', [plateformeStats, comptesStats])
  .meta({ id: 'UserStatestique' })
