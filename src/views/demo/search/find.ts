import type { DemoContact, DemoFile, DemoPage, MainSearch } from '@contract/demo/search'
import { fold } from '@core/layouts/menu'
import type { FoundGroup } from '@core/layouts/search/found'
import { iconOf } from './icons'

interface Finding {
  pages: string
  files: string
  contacts: string
  /** The title of a page in the current language. */
  titleOf: (page: DemoPage) => string
  /** The folded search text of a page. */
  wordsOf: (page: DemoPage) => string
  /** Whether the user may open an address. */
  opens: (address: string) => boolean
}

interface Found {
  pages: DemoPage[]
  files: DemoFile[]
  contacts: DemoContact[]
}

/** The matching pages, files and contacts of the demo, a few of each; null for an empty text. */
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
  /** The address of the message with a file. */
  ofFile: (file: DemoFile) => string
  /** The address of the conversation with a contact. */
  ofContact: (contact: DemoContact) => string
}

/** The results in the format of the application's search. */
export const groupsOf = (found: Found, finding: Finding, { ofFile, ofContact }: Addresses): FoundGroup[] => [
  {
    id: 'pages',
    title: finding.pages,
    rows: found.pages.map((page) => ({
      id: `page-${page.id}`,
      label: finding.titleOf(page),
      icon: iconOf(page.icon),
      to: page.link,
    })),
  },
  {
    id: 'files',
    title: finding.files,
    rows: found.files.map((file, index) => ({
      id: `file-${index}`,
      label: file.title,
      details: [file.by, file.size],
      picture: file.file,
      to: ofFile(file),
    })),
  },
  {
    id: 'contacts',
    title: finding.contacts,
    rows: found.contacts.map((contact, index) => ({
      id: `contact-${index}`,
      label: contact.title,
      details: [contact.email],
      person: contact.title,
      to: ofContact(contact),
    })),
  },
]
