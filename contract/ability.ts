import { createMongoAbility, type MongoAbility, type RawRuleOf } from '@casl/ability'
import { z } from 'zod'

export const ROLES = ['manager', 'ecole', 'candidat', 'moniteur', 'client'] as const
export type Role = (typeof ROLES)[number]
export const roleSchema = z.enum(ROLES)

/** The access of a school's desk user: everything, the planning only, or the cash only. */
export const ACCES = ['tout', 'planning', 'caisse'] as const
export type Acces = (typeof ACCES)[number]

export const ACTIONS = ['manage', 'read', 'create', 'update', 'archive', 'import', 'export', 'attest'] as const
export type Action = (typeof ACTIONS)[number]

/**
 * The subjects of the rules: records, the pay of instructors (`Remuneration`: rates and hours; `Paie`: amounts due and
 * paid), and pages that show no single record.
 */
export const SUBJECTS = [
  'all',
  'Auth',
  'Account',
  'Dashboard',
  'Portfolio',
  'AccessControl',
  'AutoEcole',
  'Candidat',
  'Moniteur',
  'Remuneration',
  'Paie',
  'Permi',
  'Evenement',
  'Demande',
  'DemandeStats',
  'Statistiques',
  'Disponibilite',
  'Vehicule',
  'Examinateur',
  'Historique',
  'Transaction',
  'Inscription',
  'Facture',
  'Contrat',
  'Convocation',
  'Compte',
  'Configuration',
  'Tarification',
  'Examen',
  'CodeCourse',
  'Tentative',
  'Devoir',
  /** An opinion on a candidate's readiness for the next exam. */
  'Avis',
  'Salle',
  'Pack',
  'DemandePack',
  'Package',
  'CodeAcces',
  'CourseAccess',
  'Utilisateur',
  'MessageContact',
  'Communication',
  'Demo',
] as const
export type Subject = (typeof SUBJECTS)[number]

export const abilityRuleSchema = z.object({
  action: z.union([z.enum(ACTIONS), z.array(z.enum(ACTIONS))]),
  subject: z.union([z.enum(SUBJECTS), z.array(z.enum(SUBJECTS))]),
  conditions: z.record(z.string(), z.unknown()).optional(),
})

export type AppAbility = MongoAbility<[Action, Subject | (object & { __caslSubjectType__?: Subject })]>
export type AbilityRule = RawRuleOf<AppAbility>

/** Days that count as recent use of an account. */
export const RECENT_DAYS = 30
/** The last use of an account that may sign in: within `RECENT_DAYS`, earlier, or never. */
export const CONNEXIONS = ['recente', 'ancienne', 'jamais'] as const
export type Connexion = (typeof CONNEXIONS)[number]

/** The person that the rules are written for; the ids limit candidates and instructors to their own records. */
export interface Person {
  id: number
  role: Role
  idAutoEcole: number | null
  /** The access of a desk user of a school; `tout` when left out. */
  acces?: Acces | null
}

/** Rules for every visitor, signed in or not. */
export const DEFAULT_RULES: AbilityRule[] = [{ action: 'read', subject: 'Auth' }]

const SCHOOL_RECORDS = [
  'Candidat',
  'Moniteur',
  'Evenement',
  'Demande',
  'Disponibilite',
  'Vehicule',
  'Examinateur',
  'Transaction',
  'Examen',
] as const

/** The daily work of a school: its people, vehicles, lessons and exams. No money, and no data of the school itself. */
const PLANNING_RECORDS = SCHOOL_RECORDS.filter((subject) => subject !== 'Transaction')

/** The rules of a school's desk, by the access of the user. */
const DESK: Record<Acces, (idAutoEcole: number | null) => AbilityRule[]> = {
  tout: (idAutoEcole) => [
    { action: 'read', subject: ['Dashboard', 'Permi', 'CodeCourse', 'DemandeStats', 'Statistiques'] },
    {
      action: 'manage',
      subject: [
        ...SCHOOL_RECORDS,
        'Inscription',
        'Facture',
        'Contrat',
        'Convocation',
        'Remuneration',
        'CodeAcces',
        'Devoir',
        'Avis',
        'Utilisateur',
      ],
      conditions: { idAutoEcole },
    },
    { action: 'manage', subject: 'Salle', conditions: { idAutoEcole } },
    {
      action: 'read',
      subject: ['Historique', 'AutoEcole', 'Compte', 'Paie'],
      conditions: { idAutoEcole },
    },
    // The school reads the attempts of its candidates as a list and exports them.
    { action: ['read', 'export'], subject: 'Tentative', conditions: { idAutoEcole } },
    { action: 'manage', subject: ['Configuration', 'Tarification'], conditions: { idAutoEcole } },
    { action: 'read', subject: 'Pack', conditions: { active: 1 } },
    // Not `manage`: the platform decides on the requests of a school, and a read-only school may still create one.
    { action: ['read', 'create'], subject: 'DemandePack', conditions: { idAutoEcole } },
    { action: 'read', subject: 'Package', conditions: { idAutoEcole } },
  ],
  planning: (idAutoEcole) => [
    { action: 'read', subject: ['Dashboard', 'Permi', 'CodeCourse', 'DemandeStats', 'Statistiques'] },
    {
      action: 'manage',
      subject: [...PLANNING_RECORDS, 'CodeAcces', 'Devoir', 'Avis', 'Convocation'],
      conditions: { idAutoEcole },
    },
    { action: 'manage', subject: 'Salle', conditions: { idAutoEcole } },
    // Every desk user prints contracts; only users with full access make them.
    { action: 'read', subject: ['AutoEcole', 'Contrat'], conditions: { idAutoEcole } },
    { action: ['read', 'export'], subject: 'Tentative', conditions: { idAutoEcole } },
  ],
  // Users with cash access read the people from whom money is taken or to whom it is given. They pay instructors what
  // is due, but see no rates.
  caisse: (idAutoEcole) => [
    { action: 'read', subject: ['Dashboard', 'Permi', 'Statistiques'] },
    { action: 'manage', subject: 'Transaction', conditions: { idAutoEcole } },
    {
      action: 'read',
      subject: ['Candidat', 'Compte', 'Moniteur', 'Paie', 'AutoEcole', 'Facture', 'Contrat', 'Convocation'],
      conditions: { idAutoEcole },
    },
  ],
}

const RULES: Record<Role, (person: Person) => AbilityRule[]> = {
  manager: () => [
    // Managers see the statistics of pack requests; schools see those of lesson requests.
    { action: 'read', subject: ['Dashboard', 'DemandeStats'] },
    // Managers answer requests; only schools create them.
    { action: ['read', 'update', 'export'], subject: 'DemandePack' },
    { action: 'manage', subject: ['AutoEcole', 'Pack', 'Package', 'CodeCourse', 'MessageContact'] },
    // Managers look up the desk users of the schools to help them.
    { action: 'read', subject: ['Permi', 'Demo', 'AccessControl', 'Utilisateur'] },
  ],
  ecole: ({ idAutoEcole, acces }) => DESK[acces ?? 'tout'](idAutoEcole),
  moniteur: ({ id }) => [
    { action: 'read', subject: ['Portfolio', 'Permi', 'CodeCourse'] },
    // Instructors give the code lessons that they hold themselves.
    { action: 'manage', subject: 'Salle', conditions: { idUtilisateur: id } },
    { action: 'read', subject: 'Candidat', conditions: { idMoniteurUtilisateur: id } },
    { action: ['read', 'export'], subject: 'Tentative', conditions: { idMoniteurUtilisateur: id } },
    // Instructors ask their own candidates to train.
    { action: ['read', 'create', 'update'], subject: 'Devoir', conditions: { idMoniteurUtilisateur: id } },
    // Instructors say of their own candidates whether they are ready.
    { action: 'update', subject: 'Avis', conditions: { idMoniteurUtilisateur: id } },
    // Instructors read their own lessons and record how they went.
    { action: ['read', 'attest'], subject: 'Evenement', conditions: { idMoniteurUtilisateur: id } },
    { action: 'read', subject: ['Moniteur', 'Remuneration', 'Paie'], conditions: { idUtilisateur: id } },
    { action: ['read', 'update'], subject: 'Disponibilite', conditions: { idUtilisateur: id } },
  ],
  candidat: ({ id }) => [
    { action: 'read', subject: ['Portfolio', 'Permi', 'CodeCourse'] },
    {
      action: 'read',
      subject: ['Candidat', 'Compte', 'Facture', 'Contrat', 'Convocation', 'Evenement'],
      conditions: { idUtilisateur: id },
    },
    { action: ['read', 'create', 'update'], subject: 'Demande', conditions: { idUtilisateur: id } },
    { action: ['read', 'create', 'update'], subject: 'Tentative', conditions: { idUtilisateur: id } },
    { action: 'read', subject: 'Devoir', conditions: { idUtilisateur: id } },
    // Candidates redeem a code; only the school lists codes.
    { action: ['read', 'update'], subject: 'CourseAccess' },
  ],
  client: ({ id }) => [
    { action: 'read', subject: ['AccessControl', 'CodeCourse'] },
    // A preview of the course.
    { action: ['read', 'create', 'update'], subject: 'Tentative', conditions: { idUtilisateur: id } },
  ],
}

/**
 * The rights of each role, defined only here: sent with the login answer, enforced by the backend, mirrored by the
 * menu.
 */
export function abilityRules(person: Person): AbilityRule[] {
  return [
    ...DEFAULT_RULES,
    { action: 'manage', subject: 'Account' },
    { action: 'manage', subject: 'Communication' },
    ...RULES[person.role](person),
  ]
}

export const buildAbility = (rules: AbilityRule[]): AppAbility => createMongoAbility<AppAbility>(rules)

/** The first page of each role after signing in; any other role goes to the login page. */
export const LANDING: Record<Role, string> = {
  manager: '/apps/autoecole',
  ecole: '/dashboard',
  candidat: '/apps/candidat/portfolio',
  moniteur: '/apps/moniteur/portfolio',
  client: '/access-control',
}

const READS: readonly Action[] = ['read', 'export']

/**
 * The rules of the people of a read-only school, its instructors and candidates too: of the rights on its records, read
 * and export remain, so that the interface offers nothing that is refused. The school may still ask for a pack.
 */
export function readOnlyRules(rules: AbilityRule[]): AbilityRule[] {
  return rules.flatMap((rule) => {
    if (!rule.conditions || rule.subject === 'DemandePack') return [rule]
    const actions = [rule.action].flat()
    const kept = actions.includes('manage') ? [...READS] : actions.filter((action) => READS.includes(action))
    return kept.length > 0 ? [{ ...rule, action: kept }] : []
  })
}
