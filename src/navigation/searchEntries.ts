import type { SearchEntries } from '@core/layouts/search/found'
import {
  Banknote,
  BookOpen,
  Building2,
  CalendarDays,
  Car,
  CircleHelp,
  CircleUserRound,
  ClipboardCheck,
  ContactRound,
  FileText,
  Package,
  Receipt,
  Users,
  Vault,
} from 'lucide-react'
import { actionsFor, type Commands, otherPagesFor, type Person } from './search'
import { SEARCH_RULES } from './searchRules'

/** The icon of each kind of record. */
const ICONS = {
  candidat: Users,
  moniteur: ContactRound,
  examinateur: ClipboardCheck,
  vehicule: Car,
  utilisateur: CircleUserRound,
  autoecole: Building2,
  evenement: CalendarDays,
  recu: Receipt,
  facture: FileText,
  cloture: Vault,
  cheque: Banknote,
  forfait: Package,
  serie: BookOpen,
  question: CircleHelp,
} as const

/** What a user finds by name; loaded with the first search. */
export const entriesFor = (person: Person, commands: Commands): SearchEntries => ({
  pages: otherPagesFor(person),
  actions: actionsFor(person, commands),
  rules: SEARCH_RULES,
  icons: ICONS,
})
