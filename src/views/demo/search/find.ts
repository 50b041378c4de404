import type { DemoContact, DemoFile, DemoPage, MainSearch } from '@contract/demo/search'
import { fold } from '@core/layouts/menu'
import type { FoundGroup } from '@core/layouts/search/found'
import { iconOf } from './icons'

interface Finding {
  pages: string
  files: string
  contacts: string
  /** How a page is called in the language shown. */
  titleOf: (page: DemoPage) => string
  /** By what it is found, folded. */
  wordsOf: (page: DemoPage) => string
  /** Whether an address leads to a page that this person may open. */
  opens: (address: string) => boolean
}

interface Found {
  pages: DemoPage[]
  files: DemoFile[]
  contacts: DemoContact[]
}

/** What the demo has for a text: pages, files, contacts, a few of each; null for no text. */
export function findIn({ searchArr }: MainSearch, text: string, { wordsOf, opens }: Finding): Found | null {
  const asked = fold(text.trim())
  if (!asked) return null
  const [pages, files, contacts] = searchArr
  const holds = ({ title }: { title: string }) => fold(title).includes(asked)
  return {
    pages: pages.data.filter((page) => wordsOf(page).includes(asked) && opens(page.link)).slice(0, pages.searchLimit),
    files: files.data.filter(holds).slice(0, files.searchLimit),
    contacts: contacts.data.filter(holds).slice(0, contacts.searchLimit),
  }
}

interface Addresses {
  /** The message that a file came with. */
  ofFile: (file: DemoFile) => string
  /** The conversation with a contact. */
  ofContact: (contact: DemoContact) => string
}

/** What was found as the search of the application shows it. */
export const groupsOf = (found: Found, finding: Finding, { ofFile, ofContact }: Addresses): FoundGroup[] => [
  {
    id: 'pages',
    title: finding.pages,
    rows: found.pages.map((page) => ({
      ...{ id: `page-${page.id}`, label: finding.titleOf(page), icon: iconOf(page.icon) },
      to: page.link,
    })),
  },
  {
    id: 'files',
    title: finding.files,
    rows: found.files.map((file, index) => ({
      ...{ id: `file-${index}`, label: file.title, details: [file.by, file.size], picture: file.file },
      to: ofFile(file),
    })),
  },
  {
    id: 'contacts',
    title: finding.contacts,
    rows: found.contacts.map((contact, index) => ({
      ...{ id: `contact-${index}`, label: contact.title, details: [contact.email], person: contact.title },
      to: ofContact(contact),
    })),
  },
]
