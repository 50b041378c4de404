import { demoPaths } from '@src/configs/demo/paths'
import { paths } from '@src/configs/paths'
import type { NavGroup } from '@src/navigation/menu'
import {
  CalendarRange,
  ChartNoAxesCombined,
  ChartPie,
  CircleQuestionMark,
  CircleUserRound,
  Clock,
  CreditCard,
  Heart,
  KeyRound,
  LibraryBig,
  LogIn,
  Newspaper,
  Package,
  PanelsTopLeft,
  Puzzle,
  ReceiptText,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  Store,
  Table,
  Tags,
  TextCursorInput,
  UsersRound,
} from 'lucide-react'

/**
 * The groups of the demo in the menu, for users who may read it; loaded after the frame, with their texts and icons.
 */
export const DEMO_GROUPS: readonly NavGroup[] = [
  {
    id: 'demo',
    label: 'demoNav:demo',
    items: {
      demoShopBoard: { label: 'demoNav:demoShopBoard', icon: Store, to: paths.home, can: ['read', 'Demo'] },
      demoAnalytics: {
        label: 'demoNav:demoAnalytics',
        icon: ChartNoAxesCombined,
        to: demoPaths.demoAnalytics,
        can: ['read', 'Demo'],
      },
      demoCalendar: {
        label: 'demoNav:demoCalendar',
        icon: CalendarRange,
        to: demoPaths.demoCalendar,
        can: ['read', 'Demo'],
      },
      demoInvoices: {
        label: 'demoNav:demoInvoices',
        icon: ReceiptText,
        to: demoPaths.invoices,
        within: ['/apps/invoice'],
        can: ['read', 'Demo'],
      },
      demoUsers: {
        label: 'demoNav:demoUsers',
        icon: UsersRound,
        to: demoPaths.demoUsers,
        within: ['/apps/user'],
        can: ['read', 'Demo'],
      },
      demoShop: {
        label: 'demoNav:demoShop',
        icon: ShoppingBag,
        to: demoPaths.shop,
        within: ['/apps/cars'],
        can: ['read', 'Demo'],
      },
      demoWishlist: { label: 'demoNav:demoWishlist', icon: Heart, to: demoPaths.wishlist, can: ['read', 'Demo'] },
      demoCheckout: {
        label: 'demoNav:demoCheckout',
        icon: ShoppingCart,
        to: demoPaths.checkout,
        can: ['read', 'Demo'],
      },
      demoAccess: {
        label: 'demoNav:demoAccess',
        icon: KeyRound,
        to: paths.accessControl,
        can: ['read', 'AccessControl'],
      },
    },
  },
  {
    id: 'demoPages',
    label: 'demoNav:demoPages',
    items: {
      demoProfile: {
        label: 'demoNav:demoProfile',
        icon: CircleUserRound,
        to: paths.demoProfile,
        can: ['read', 'Demo'],
      },
      demoSettings: {
        label: 'demoNav:demoSettings',
        icon: SlidersHorizontal,
        to: demoPaths.accountSettings,
        can: ['read', 'Demo'],
      },
      demoBlog: {
        label: 'demoNav:demoBlog',
        icon: Newspaper,
        to: demoPaths.blog,
        within: ['/pages/blog'],
        can: ['read', 'Demo'],
      },
      demoFaq: { label: 'demoNav:demoFaq', icon: CircleQuestionMark, to: demoPaths.faq, can: ['read', 'Demo'] },
      demoKnowledge: {
        label: 'demoNav:demoKnowledge',
        icon: LibraryBig,
        to: demoPaths.knowledgeBase,
        can: ['read', 'Demo'],
      },
      demoPricing: { label: 'demoNav:demoPricing', icon: CreditCard, to: demoPaths.pricing, can: ['read', 'Demo'] },
      demoLogin: { label: 'demoNav:demoLogin', icon: LogIn, to: demoPaths.demoAuth('login', 1), can: ['read', 'Demo'] },
      demoComingSoon: { label: 'demoNav:demoComingSoon', icon: Clock, to: paths.comingSoon, can: ['read', 'Demo'] },
    },
  },
  {
    id: 'showcases',
    label: 'demoNav:showcases',
    items: {
      showElements: { label: 'demoNav:showElements', icon: Tags, to: demoPaths.showElements, can: ['read', 'Demo'] },
      showCards: { label: 'demoNav:showCards', icon: CreditCard, to: demoPaths.showCards, can: ['read', 'Demo'] },
      showComponents: {
        label: 'demoNav:showComponents',
        icon: Package,
        to: demoPaths.showComponents,
        can: ['read', 'Demo'],
      },
      showExtensions: {
        label: 'demoNav:showExtensions',
        icon: Puzzle,
        to: demoPaths.showExtensions,
        can: ['read', 'Demo'],
      },
      showLayouts: {
        label: 'demoNav:showLayouts',
        icon: PanelsTopLeft,
        to: demoPaths.showLayouts,
        can: ['read', 'Demo'],
      },
      showForms: { label: 'demoNav:showForms', icon: TextCursorInput, to: demoPaths.showForms, can: ['read', 'Demo'] },
      showTables: { label: 'demoNav:showTables', icon: Table, to: demoPaths.showTables, can: ['read', 'Demo'] },
      showCharts: { label: 'demoNav:showCharts', icon: ChartPie, to: demoPaths.showCharts, can: ['read', 'Demo'] },
    },
  },
]
