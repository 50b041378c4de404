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
  CalendarRange,
  Car,
  ChartNoAxesCombined,
  ChartPie,
  CircleQuestionMark,
  CircleUserRound,
  Clock,
  ContactRound,
  CreditCard,
  FileClock,
  GraduationCap,
  Heart,
  Inbox,
  KeyRound,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  ListTodo,
  LogIn,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MessagesSquare,
  Newspaper,
  Package,
  PanelsTopLeft,
  Puzzle,
  ReceiptText,
  Settings2,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  SquareUserRound,
  Store,
  Table,
  Tags,
  TextCursorInput,
  UserRoundCog,
  Users,
  UsersRound,
} from 'lucide-react'

interface NavItem extends Access {
  /** The key of its label. */
  label: string
  /** The key of its synonyms. */
  words?: string
  icon: LucideIcon
  to: string
  /** Address prefix of its pages, when it differs from its own address. */
  within?: string
}

const ITEMS = {
  dashboard: {
    label: 'nav:dashboard',
    words: 'recherche:menu.dashboard',
    icon: LayoutDashboard,
    to: paths.dashboard,
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
    can: ['read', 'CodeCourse'],
  },
  devoirs: {
    label: 'nav:devoirs',
    words: 'recherche:menu.devoirs',
    icon: ListChecks,
    to: paths.devoirs,
    can: ['create', 'Devoir'],
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
    can: ['read', 'Transaction'],
  },
  configuration: {
    label: 'nav:configuration',
    words: 'recherche:menu.configuration',
    icon: Settings2,
    to: paths.configuration,
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
    can: ['read', 'Examen'],
  },
  candidatPortfolio: {
    label: 'nav:portfolio',
    words: 'recherche:menu.portfolio',
    icon: SquareUserRound,
    to: paths.candidatPortfolio,
    can: ['read', 'Portfolio'],
  },
  moniteurPortfolio: {
    label: 'nav:portfolio',
    words: 'recherche:menu.portfolio',
    icon: SquareUserRound,
    to: paths.moniteurPortfolio,
    can: ['read', 'Portfolio'],
  },
  accessControl: { label: 'nav:acces', icon: KeyRound, to: paths.accessControl, can: ['read', 'AccessControl'] },
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

interface NavGroup {
  id: string
  /** The key of its heading. */
  label: string
  items: Record<string, NavItem>
}

/** Shown below a role's own pages, as far as its rights go. */
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
  {
    id: 'demo',
    label: 'nav:demo',
    items: {
      demoShopBoard: { label: 'nav:demoShopBoard', icon: Store, to: paths.home, can: ['read', 'Demo'] },
      demoAnalytics: {
        label: 'nav:demoAnalytics',
        icon: ChartNoAxesCombined,
        to: paths.demoAnalytics,
        can: ['read', 'Demo'],
      },
      demoCalendar: { label: 'nav:demoCalendar', icon: CalendarRange, to: paths.demoCalendar, can: ['read', 'Demo'] },
      demoInvoices: {
        label: 'nav:demoInvoices',
        icon: ReceiptText,
        to: paths.invoices,
        within: '/apps/invoice',
        can: ['read', 'Demo'],
      },
      demoUsers: {
        label: 'nav:demoUsers',
        icon: UsersRound,
        to: paths.demoUsers,
        within: '/apps/user',
        can: ['read', 'Demo'],
      },
      demoShop: {
        label: 'nav:demoShop',
        icon: ShoppingBag,
        to: paths.shop,
        within: '/apps/cars',
        can: ['read', 'Demo'],
      },
      demoWishlist: { label: 'nav:demoWishlist', icon: Heart, to: paths.wishlist, can: ['read', 'Demo'] },
      demoCheckout: { label: 'nav:demoCheckout', icon: ShoppingCart, to: paths.checkout, can: ['read', 'Demo'] },
      demoAccess: {
        label: 'nav:demoAccess',
        icon: KeyRound,
        to: paths.accessControl,
        can: ['read', 'AccessControl'],
      },
    },
  },
  {
    id: 'demoPages',
    label: 'nav:demoPages',
    items: {
      demoProfile: { label: 'nav:demoProfile', icon: CircleUserRound, to: paths.demoProfile, can: ['read', 'Demo'] },
      demoSettings: {
        label: 'nav:demoSettings',
        icon: SlidersHorizontal,
        to: paths.accountSettings,
        can: ['read', 'Demo'],
      },
      demoBlog: {
        label: 'nav:demoBlog',
        icon: Newspaper,
        to: paths.blog,
        within: '/pages/blog',
        can: ['read', 'Demo'],
      },
      demoFaq: { label: 'nav:demoFaq', icon: CircleQuestionMark, to: paths.faq, can: ['read', 'Demo'] },
      demoKnowledge: {
        label: 'nav:demoKnowledge',
        icon: LibraryBig,
        to: paths.knowledgeBase,
        can: ['read', 'Demo'],
      },
      demoPricing: { label: 'nav:demoPricing', icon: CreditCard, to: paths.pricing, can: ['read', 'Demo'] },
      demoLogin: { label: 'nav:demoLogin', icon: LogIn, to: paths.demoAuth('login', 1), can: ['read', 'Demo'] },
      demoComingSoon: { label: 'nav:demoComingSoon', icon: Clock, to: paths.comingSoon, can: ['read', 'Demo'] },
    },
  },
  {
    id: 'showcases',
    label: 'nav:showcases',
    items: {
      showElements: { label: 'nav:showElements', icon: Tags, to: paths.showElements, can: ['read', 'Demo'] },
      showCards: { label: 'nav:showCards', icon: CreditCard, to: paths.showCards, can: ['read', 'Demo'] },
      showComponents: { label: 'nav:showComponents', icon: Package, to: paths.showComponents, can: ['read', 'Demo'] },
      showExtensions: { label: 'nav:showExtensions', icon: Puzzle, to: paths.showExtensions, can: ['read', 'Demo'] },
      showLayouts: { label: 'nav:showLayouts', icon: PanelsTopLeft, to: paths.showLayouts, can: ['read', 'Demo'] },
      showForms: { label: 'nav:showForms', icon: TextCursorInput, to: paths.showForms, can: ['read', 'Demo'] },
      showTables: { label: 'nav:showTables', icon: Table, to: paths.showTables, can: ['read', 'Demo'] },
      showCharts: { label: 'nav:showCharts', icon: ChartPie, to: paths.showCharts, can: ['read', 'Demo'] },
    },
  },
]

/** The menu of a user: the role's pages, filtered by rights, then the groups with at least one allowed page. */
export function menuFor(role: Role, ability: AppAbility, t: (key: string) => string): MenuEntry[] {
  const shown = (items: [string, NavItem][]): MenuItem[] =>
    items
      .filter(([, { can }]) => !can || ability.can(can[0], can[1]))
      .map(([id, { label, words, icon, to, within }]) => ({
        ...{ id, label: t(label), icon, to, within },
        ...(words && { words: t(words) }),
      }))
  const own = (MENUS[role] ?? []).map((id): [string, NavItem] => [id, ITEMS[id]])
  const isOwn = ({ to }: NavItem) => own.some(([, item]) => item.to === to)
  const groups = GROUPS.map(({ id, label, items }) => {
    // Pages of the role are not repeated in the groups.
    const others = Object.entries(items).filter(([, item]) => !isOwn(item))
    return { id, label: t(label), items: shown(others) }
  })
  return [...shown(own), ...groups.filter(({ items }) => items.length > 0)]
}
