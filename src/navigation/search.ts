import type { AppAbility, Role } from '@contract/ability'
import type { SearchEntry } from '@core/layouts/search/found'
import type { Access } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import {
  ArrowUpRight,
  Banknote,
  BellRing,
  BookOpenCheck,
  CalendarCheck,
  CalendarClock,
  CalendarOff,
  CalendarPlus,
  Car,
  CircleUserRound,
  ClipboardCheck,
  ContactRound,
  FileText,
  FileUp,
  FileWarning,
  GraduationCap,
  Inbox,
  KeyRound,
  ListChecks,
  LockKeyhole,
  type LucideIcon,
  MessageSquareText,
  Package,
  PackagePlus,
  Presentation,
  Tags,
  TriangleAlert,
  UserPlus,
  UsersRound,
} from 'lucide-react'

interface Line extends Access {
  icon: LucideIcon
  to: string
}

const at = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

/** Common actions, each with its start page; in the order in which they are offered. */
const ACTIONS: Record<string, Line> = {
  lecon: {
    icon: CalendarPlus,
    to: at(paths.calendrier, { nouveau: 'Hour circulation' }),
    can: ['create', 'Evenement'],
  },
  encaisser: { icon: Banknote, to: at(paths.transactions, { encaisser: '1' }), can: ['create', 'Transaction'] },
  candidat: { icon: UserPlus, to: paths.candidatNew, can: ['create', 'Candidat'] },
  attester: {
    icon: CalendarCheck,
    to: at(paths.lecons, { etat: 'DUE', sort: 'start' }),
    can: ['attest', 'Evenement'],
    roles: ['ecole', 'moniteur'],
  },
  demandes: { icon: Inbox, to: at(paths.calendrier, { demandes: '1' }), can: ['create', 'Evenement'] },
  examen: { icon: GraduationCap, to: at(paths.calendrier, { nouveau: 'Code exam' }), can: ['create', 'Evenement'] },
  importer: { icon: FileUp, to: paths.candidatImport, can: ['import', 'Candidat'] },
  vehicule: { icon: Car, to: paths.vehiculeNew, can: ['create', 'Vehicule'] },
  moniteur: { icon: ContactRound, to: paths.moniteurNew, can: ['create', 'Moniteur'] },
  papiers: { icon: FileWarning, to: at(paths.vehicules, { papiers: 'alerte' }), can: ['read', 'Vehicule'] },
  fermeture: {
    icon: CalendarOff,
    to: at(paths.configuration, { tab: 'fermetures' }),
    can: ['update', 'Configuration'],
  },
  depense: {
    icon: ArrowUpRight,
    to: at(paths.transactions, { nouveau: 'depense' }),
    can: ['update', 'Inscription'],
  },
  salle: { icon: Presentation, to: paths.salleNew, can: ['create', 'Salle'] },
  codes: { icon: KeyRound, to: at(paths.codesAcces, { pour: '' }), can: ['update', 'CodeAcces'] },
  examinateur: { icon: ClipboardCheck, to: paths.examinateurNew, can: ['create', 'Examinateur'] },
  utilisateur: { icon: UsersRound, to: paths.utilisateurNew, can: ['create', 'Utilisateur'] },
  prix: { icon: Tags, to: paths.tarification, can: ['update', 'Tarification'] },
  forfait: { icon: PackagePlus, to: paths.forfaitNew, can: ['create', 'Tarification'] },
  approuver: { icon: ListChecks, to: at(paths.autoecoles, { statut: 'PENDING' }), can: ['manage', 'AutoEcole'] },
  demandesPack: { icon: Inbox, to: paths.demandes, can: ['update', 'DemandePack'] },
  messages: {
    icon: MessageSquareText,
    to: at(paths.messages, { statut: 'NEW' }),
    can: ['manage', 'MessageContact'],
  },
  pack: { icon: Package, to: paths.packNew, can: ['manage', 'Pack'] },
  demander: {
    icon: CalendarPlus,
    to: at(paths.calendrier, { demander: '1' }),
    can: ['create', 'Demande'],
    roles: ['candidat'],
  },
  conge: {
    icon: CalendarOff,
    to: at(paths.moniteurPortfolio, { tab: 'conges' }),
    can: ['update', 'Disponibilite'],
    roles: ['moniteur'],
  },
  motDePasse: { icon: LockKeyhole, to: paths.profile, can: ['read', 'Account'] },
}

/** Pages without a line in the menu. */
const PAGES: Record<string, Line> = {
  lecons: { icon: CalendarClock, to: paths.lecons, can: ['read', 'Evenement'], roles: ['ecole', 'moniteur'] },
  aRevoir: { icon: ListChecks, to: paths.aRevoir, can: ['update', 'Evenement'] },
  regularisation: { icon: ListChecks, to: paths.regularisation, can: ['read', 'Dashboard'], roles: ['ecole'] },
  factures: { icon: FileText, to: paths.factures, can: ['read', 'Transaction'] },
  examinateurs: { icon: ClipboardCheck, to: paths.examinateurs, can: ['read', 'Examinateur'] },
  codesAcces: { icon: BookOpenCheck, to: paths.codesAcces, can: ['read', 'CodeAcces'] },
  devoirs: { icon: ListChecks, to: paths.devoirs, can: ['create', 'Devoir'], roles: ['ecole'] },
  courseResults: { icon: GraduationCap, to: paths.courseResults, can: ['export', 'Tentative'] },
  salles: { icon: Presentation, to: paths.salles, can: ['read', 'Salle'], roles: ['ecole', 'moniteur'] },
  panneaux: { icon: TriangleAlert, to: paths.panneaux, can: ['read', 'CodeCourse'] },
  utilisateurs: { icon: UsersRound, to: paths.utilisateurs, can: ['read', 'Utilisateur'], roles: ['ecole'] },
  notifications: { icon: BellRing, to: paths.notifications, can: ['read', 'Account'] },
  profil: { icon: CircleUserRound, to: paths.profile, can: ['read', 'Account'] },
}

interface Person {
  role: Role
  ability: AppAbility
  t: (key: string) => string
}

const mayFollow = ({ can, roles }: Line, { role, ability }: Person) =>
  (!can || ability.can(can[0], can[1])) && (!roles || roles.includes(role))

/** The actions available to a user, with their synonyms. */
export const actionsFor = (person: Person): SearchEntry[] =>
  Object.entries(ACTIONS)
    .filter(([, line]) => mayFollow(line, person))
    .map(([id, { icon, to }]) => ({
      id: `do-${id}`,
      icon,
      to,
      label: person.t(`recherche:action.${id}`),
      words: person.t(`recherche:words.${id}`),
    }))

/** The pages that a user may open and that are not in their menu. */
export const otherPagesFor = (person: Person): SearchEntry[] =>
  Object.entries(PAGES)
    .filter(([, line]) => mayFollow(line, person))
    .map(([id, { icon, to }]) => ({
      id,
      icon,
      to,
      label: person.t(`recherche:page.${id}`),
      words: person.t(`recherche:pageWords.${id}`),
    }))
