import type { AppAbility, Role } from '@contract/ability'
import type { MenuEntry, MenuItem } from '@core/layouts/menu'
import type { Access } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import {
  BadgeDollarSign,
  BookOpenCheck,
  Building2,
  CalendarCheck2,
  CalendarDays,
  Car,
  ContactRound,
  FileClock,
  GraduationCap,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MessagesSquare,
  Package,
  Settings2,
  SquareUserRound,
  Tags,
  UserRoundCog,
  Users,
} from 'lucide-react'

interface NavItem extends Access {
  /** The key of its label. */
  label: string
  /** The key of its synonyms. */
  words?: string
  icon: LucideIcon
  to: string
  /** Further address prefixes of its pages. */
  within?: readonly string[]
}

/** Contracts have no list: each belongs to its candidate. */
const CONTRATS = '/apps/contrat'

const ITEMS = {
  dashboard: {
    label: 'nav:dashboard',
    words: 'recherche:menu.dashboard',
    icon: LayoutDashboard,
    to: paths.dashboard,
    // For a desk without the transactions, which come later in the menu.
    within: [paths.regularisation],
    can: ['read', 'Dashboard'],
  },
  autoecoles: {
    label: 'nav:autoecoles',
    words: 'recherche:menu.autoecoles',
    icon: Building2,
    to: paths.autoecoles,
    can: ['manage', 'AutoEcole'],
  },
  packs: { label: 'nav:packs', words: 'recherche:menu.packs', icon: Package, to: paths.packs, can: ['manage', 'Pack'] },
  demandes: {
    label: 'nav:demandes',
    words: 'recherche:menu.demandes',
    icon: Inbox,
    to: paths.demandes,
    can: ['update', 'DemandePack'],
  },
  packages: {
    label: 'nav:packages',
    words: 'recherche:menu.packages',
    icon: CalendarCheck2,
    to: paths.packages,
    can: ['manage', 'Package'],
  },
  utilisateurs: {
    label: 'nav:utilisateurs',
    words: 'recherche:menu.utilisateurs',
    icon: UserRoundCog,
    to: paths.utilisateurs,
    can: ['read', 'Utilisateur'],
  },
  codeCourse: {
    label: 'nav:codeCourse',
    words: 'recherche:menu.codeCourse',
    icon: BookOpenCheck,
    to: paths.codeCourse,
    within: [paths.codesAcces],
    can: ['read', 'CodeCourse'],
  },
  devoirs: {
    label: 'nav:devoirs',
    words: 'recherche:menu.devoirs',
    icon: ListChecks,
    to: paths.devoirs,
    can: ['read', 'Devoir'],
  },
  messages: {
    label: 'nav:messages',
    words: 'recherche:menu.messages',
    icon: MessageSquareText,
    to: paths.messages,
    can: ['manage', 'MessageContact'],
  },
  calendrier: {
    label: 'nav:calendrier',
    words: 'recherche:menu.calendrier',
    icon: CalendarDays,
    to: paths.calendrier,
    can: ['read', 'Evenement'],
  },
  vehicules: {
    label: 'nav:vehicules',
    words: 'recherche:menu.vehicules',
    icon: Car,
    to: paths.vehicules,
    can: ['read', 'Vehicule'],
  },
  candidats: {
    label: 'nav:candidats',
    words: 'recherche:menu.candidats',
    icon: Users,
    to: paths.candidats,
    within: [CONTRATS],
    can: ['read', 'Candidat'],
  },
  moniteurs: {
    label: 'nav:moniteurs',
    words: 'recherche:menu.moniteurs',
    icon: ContactRound,
    to: paths.moniteurs,
    can: ['read', 'Moniteur'],
  },
  historiques: {
    label: 'nav:historiques',
    words: 'recherche:menu.historiques',
    icon: FileClock,
    to: paths.historiques,
    can: ['read', 'Historique'],
  },
  transactions: {
    label: 'nav:transactions',
    words: 'recherche:menu.transactions',
    icon: BadgeDollarSign,
    to: paths.transactions,
    within: [paths.factures, paths.regularisation],
    can: ['read', 'Transaction'],
  },
  configuration: {
    label: 'nav:configuration',
    words: 'recherche:menu.configuration',
    icon: Settings2,
    to: paths.configuration,
    within: [paths.utilisateurs],
    can: ['read', 'Configuration'],
  },
  tarification: {
    label: 'nav:tarification',
    words: 'recherche:menu.tarification',
    icon: Tags,
    to: paths.tarification,
    can: ['read', 'Tarification'],
  },
  examens: {
    label: 'nav:examens',
    words: 'recherche:menu.examens',
    icon: GraduationCap,
    to: paths.examens,
    within: [paths.examinateurs],
    can: ['read', 'Examen'],
  },
  candidatPortfolio: {
    label: 'nav:portfolio',
    words: 'recherche:menu.portfolio',
    icon: SquareUserRound,
    to: paths.candidatPortfolio,
    within: [CONTRATS, paths.factures],
    can: ['read', 'Portfolio'],
  },
  moniteurPortfolio: {
    label: 'nav:portfolio',
    words: 'recherche:menu.portfolio',
    icon: SquareUserRound,
    to: paths.moniteurPortfolio,
    can: ['read', 'Portfolio'],
  },
  accessControl: {
    label: 'nav:acces',
    icon: KeyRound,
    to: paths.accessControl,
    // A visitor opens the preview of the course from there.
    within: [paths.codeCourse],
    can: ['read', 'AccessControl'],
  },
  contact: { label: 'nav:contact', icon: Mail, to: paths.contact },
} satisfies Record<string, NavItem>

type ItemId = keyof typeof ITEMS

/** The pages of each role, in order. */
const MENUS: Record<Role, readonly ItemId[]> = {
  manager: ['dashboard', 'autoecoles', 'packs', 'demandes', 'packages', 'utilisateurs', 'codeCourse', 'messages'],
  ecole: [
    'dashboard',
    'calendrier',
    'vehicules',
    'candidats',
    'moniteurs',
    'historiques',
    'transactions',
    'configuration',
    'tarification',
    'examens',
    'codeCourse',
  ],
  candidat: ['candidatPortfolio', 'calendrier', 'codeCourse'],
  moniteur: ['moniteurPortfolio', 'calendrier', 'candidats', 'codeCourse', 'devoirs'],
  client: ['accessControl', 'contact'],
}

export interface NavGroup {
  id: string
  /** The key of its heading. */
  label: string
  items: Record<string, NavItem>
}

/** Shown below a role's own pages, as far as its rights go. The groups of the demo are in their own file. */
const GROUPS: readonly NavGroup[] = [
  {
    id: 'communication',
    label: 'nav:communication',
    items: {
      email: { label: 'nav:mail', icon: Mail, to: paths.email, can: ['read', 'Communication'] },
      chat: { label: 'nav:chat', icon: MessagesSquare, to: paths.chat, can: ['read', 'Communication'] },
      todo: { label: 'nav:todo', icon: ListTodo, to: paths.todo, can: ['read', 'Communication'] },
    },
  },
]

/**
 * The menu of a user: the role's pages, filtered by rights, then the groups with at least one allowed page.
 * @param more groups below those that everybody has
 */
export function menuFor(
  role: Role,
  ability: AppAbility,
  t: (key: string) => string,
  more: readonly NavGroup[] = [],
): MenuEntry[] {
  const shown = (items: [string, NavItem][]): MenuItem[] =>
    items
      .filter(([, { can }]) => !can || ability.can(can[0], can[1]))
      .map(([id, { label, words, icon, to, within }]) => ({
        id,
        label: t(label),
        icon,
        to,
        within,
        ...(words && { words: t(words) }),
      }))
  const own = (MENUS[role] ?? []).map((id): [string, NavItem] => [id, ITEMS[id]])
  const isOwn = ({ to }: NavItem) => own.some(([, item]) => item.to === to)
  const groups = [...GROUPS, ...more].map(({ id, label, items }) => {
    // Pages of the role are not repeated in the groups.
    const others = Object.entries(items).filter(([, item]) => !isOwn(item))
    return { id, label: t(label), items: shown(others) }
  })
  return [...shown(own), ...groups.filter(({ items }) => items.length > 0)]
}
