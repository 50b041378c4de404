import type { DemoPage, MainSearch } from '@contract/demo/search'
import type { FoundGroup } from '@core/layouts/found'
import { fold } from '@core/layouts/menu'
import { paths } from '@src/configs/paths'
import { iconOf } from './icons'

interface Words {
  pages: string
  files: string
  contacts: string
  /** How a page is called in the language shown. */
  titleOf: (page: DemoPage) => string
}

/** What the demo has for a text: pages, files, contacts, a few of each; nothing for no text. */
export function findIn({ searchArr }: MainSearch, text: string, words: Words): FoundGroup[] {
  const asked = fold(text.trim())
  if (!asked) return []
  const [pages, files, contacts] = searchArr
  const holds = ({ title }: { title: string }) => fold(title).includes(asked)
  const namedPages = pages.data.map((page) => ({ ...page, shown: words.titleOf(page) }))
  return [
    {
      id: 'pages',
      title: words.pages,
      rows: namedPages
        .filter(({ shown }) => holds({ title: shown }))
        .slice(0, pages.searchLimit)
        .map(({ id, shown, icon, link }) => ({ id: `page-${id}`, label: shown, icon: iconOf(icon), to: link })),
    },
    {
      id: 'files',
      title: words.files,
      rows: files.data
        .filter(holds)
        .slice(0, files.searchLimit)
        .map(({ title, by, size, file }, index) => ({
          ...{ id: `file-${index}`, label: title, detail: `${by} · ${size}`, picture: file },
          to: `${paths.email}?${new URLSearchParams({ q: title })}`,
        })),
    },
    {
      id: 'contacts',
      title: words.contacts,
      rows: contacts.data
        .filter(holds)
        .slice(0, contacts.searchLimit)
        .map(({ title, email, img }, index) => ({
          ...{ id: `contact-${index}`, label: title, detail: email, picture: img },
          to: `${paths.chat}?${new URLSearchParams({ q: title })}`,
        })),
    },
  ]
}
