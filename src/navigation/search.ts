import type { AppAbility, Role } from '@contract/ability'
import type { SearchEntry } from '@core/layouts/search/found'
import type { Access } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import {
  Accessibility,
  Archive,
  ArrowUpRight,
  Ban,
  Banknote,
  BellRing,
  BookOpenCheck,
  BookPlus,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarOff,
  CalendarPlus,
  Car,
  CircleHelp,
  CircleUserRound,
  ClipboardCheck,
  ContactRound,
  FileClock,
  FileText,
  FileUp,
  FileWarning,
  GraduationCap,
  HousePlus,
  IdCard,
  Inbox,
  Keyboard,
  KeyRound,
  Languages,
  ListChecks,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Package,
  PackagePlus,
  Palette,
  Presentation,
  Printer,
  Scale,
  Settings2,
  Tags,
  TriangleAlert,
  UserPlus,
  UsersRound,
  Vault,
} from 'lucide-react'

interface Line extends Access {
  icon: LucideIcon
  to: string
}

const at = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`

/** The actions that open no page: the application runs them. */
const COMMANDS = ['apparence', 'deconnexion'] as const
type Command = (typeof COMMANDS)[number]
/** An address of its own, so that a command is never taken for a page. */
const command = (id: Command) => `${paths.profile}#${id}`

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
  facture: { icon: FileText, to: paths.factureNew, can: ['create', 'Facture'] },
  feuille: { icon: Printer, to: paths.calendrier, can: ['update', 'Evenement'], roles: ['ecole'] },
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
  suspendre: { icon: Ban, to: paths.autoecoles, can: ['manage', 'AutoEcole'] },
  accueillir: { icon: HousePlus, to: paths.accueil, can: ['manage', 'AutoEcole'] },
  serie: { icon: BookPlus, to: paths.serieNew, can: ['create', 'CodeCourse'] },
  importerSerie: { icon: FileUp, to: paths.serieImport, can: ['create', 'CodeCourse'] },
  question: { icon: CircleHelp, to: paths.questionNew, can: ['create', 'CodeCourse'] },
  examenBlanc: { icon: GraduationCap, to: paths.examenBlancNew, can: ['create', 'CodeCourse'] },
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
  langue: { icon: Languages, to: paths.profile, can: ['read', 'Account'] },
  raccourcis: { icon: Keyboard, to: paths.calendrier, can: ['read', 'Evenement'] },
  apparence: { icon: Palette, to: command('apparence'), can: ['read', 'Account'] },
  deconnexion: { icon: LogOut, to: command('deconnexion'), can: ['read', 'Account'] },
}

const tab = (path: string, id: string) => at(path, { tab: id })
const inSettings = (icon: LucideIcon, id: string, can: Access['can'] = ['read', 'Configuration']): Line => ({
  icon,
  to: tab(paths.configuration, id),
  can,
})

/** Pages without a line in the menu, and the tabs of pages. */
const PAGES: Record<string, Line> = {
  lecons: { icon: CalendarClock, to: paths.lecons, can: ['read', 'Evenement'], roles: ['ecole', 'moniteur'] },
  aRevoir: { icon: ListChecks, to: paths.aRevoir, can: ['update', 'Evenement'] },
  regularisation: { icon: ListChecks, to: paths.regularisation, can: ['read', 'Dashboard'], roles: ['ecole'] },
  factures: { icon: FileText, to: paths.factures, can: ['read', 'Transaction'] },
  clotures: { icon: Vault, to: paths.clotures, can: ['read', 'Transaction'] },
  cheques: { icon: Banknote, to: paths.cheques, can: ['read', 'Transaction'] },
  approbations: { icon: ListChecks, to: paths.approbations, can: ['read', 'Transaction'] },
  reprise: { icon: FileClock, to: paths.reprise, can: ['create', 'Inscription'] },
  horaires: inSettings(CalendarClock, 'horaires'),
  regles: inSettings(Settings2, 'regles'),
  reglements: inSettings(Settings2, 'reglements'),
  permis: inSettings(IdCard, 'permis'),
  ecole: inSettings(Building2, 'ecole'),
  mentions: { ...inSettings(FileText, 'mentions', ['update', 'Contrat']), roles: ['ecole'] },
  archive: inSettings(Archive, 'archive', ['export', 'Configuration']),
  forfaits: { icon: Package, to: paths.forfaits, can: ['read', 'Tarification'] },
  cout: { icon: Tags, to: tab(paths.tarification, 'cout'), can: ['read', 'Tarification'] },
  abonnement: { icon: CalendarCheck, to: paths.abonnement, can: ['read', 'Tarification'] },
  disponibilite: {
    icon: CalendarClock,
    to: tab(paths.moniteurPortfolio, 'disponibilite'),
    can: ['read', 'Disponibilite'],
    roles: ['moniteur'],
  },
  paie: { icon: Banknote, to: tab(paths.moniteurPortfolio, 'paie'), can: ['read', 'Paie'], roles: ['moniteur'] },
  relecture: { icon: ListChecks, to: paths.relecture, can: ['update', 'CodeCourse'] },
  codeCourse: { icon: BookOpenCheck, to: paths.codeCourse, can: ['read', 'CodeCourse'], roles: ['client'] },
  salleJoin: { icon: Presentation, to: paths.salleJoin, can: ['update', 'CourseAccess'] },
  // Visitors have both in their menu.
  acces: { icon: KeyRound, to: paths.accessControl, can: ['read', 'AccessControl'], roles: ['manager'] },
  contact: { icon: Mail, to: paths.contact, roles: ['manager', 'ecole', 'moniteur', 'candidat'] },
  examinateurs: { icon: ClipboardCheck, to: paths.examinateurs, can: ['read', 'Examinateur'] },
  codesAcces: { icon: BookOpenCheck, to: paths.codesAcces, can: ['read', 'CodeAcces'] },
  devoirs: { icon: ListChecks, to: paths.devoirs, can: ['read', 'Devoir'], roles: ['ecole'] },
  courseResults: { icon: GraduationCap, to: paths.courseResults, can: ['export', 'Tentative'] },
  salles: { icon: Presentation, to: paths.salles, can: ['read', 'Salle'], roles: ['ecole', 'moniteur'] },
  panneaux: { icon: TriangleAlert, to: paths.panneaux, can: ['read', 'CodeCourse'] },
  utilisateurs: { icon: UsersRound, to: paths.utilisateurs, can: ['read', 'Utilisateur'], roles: ['ecole'] },
  notifications: { icon: BellRing, to: paths.notifications, can: ['read', 'Account'] },
  profil: { icon: CircleUserRound, to: paths.profile, can: ['read', 'Account'] },
  accessibilite: { icon: Accessibility, to: paths.accessibilite },
  licences: { icon: Scale, to: paths.licences },
}

export interface Person {
  role: Role
  ability: AppAbility
  t: (key: string) => string
}

export type Commands = Readonly<Record<Command, () => void>>

const mayFollow = ({ can, roles }: Line, { role, ability }: Person) =>
  (!can || ability.can(can[0], can[1])) && (!roles || roles.includes(role))

const isCommand = (id: string): id is Command => COMMANDS.some((name) => name === id)

/** The actions available to a user, with their synonyms; commands only where they are given. */
export const actionsFor = (person: Person, commands?: Commands): SearchEntry[] =>
  Object.entries(ACTIONS)
    .filter(([id, line]) => mayFollow(line, person) && (commands !== undefined || !isCommand(id)))
    .map(([id, { icon, to }]) => ({
      id: `do-${id}`,
      icon,
      to,
      label: person.t(`recherche:action.${id}`),
      words: person.t(`recherche:words.${id}`),
      ...(commands && isCommand(id) && { run: commands[id] }),
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
      isPart: to.includes('?'),
    }))
