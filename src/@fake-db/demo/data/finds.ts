import type { DemoContact, DemoFile } from '@contract/demo/search'
import { person } from './people'
import { avatar, fileIcon } from './picture'
import { dayFromNow } from './time'

const FILES: [title: string, by: number, size: string, kind: string][] = [
  ['Règlement intérieur', 81, '64 Ko', 'PDF'],
  ['Planning de septembre', 82, '28 Ko', 'XLS'],
  ['Présentation aux parents', 84, '3,1 Mo', 'PPT'],
  ['Photos de la vitrine', 86, '12 Mo', 'ZIP'],
  ['Contrat de location', 83, '118 Ko', 'DOC'],
  ['Budget de l’agence', 82, '45 Ko', 'XLS'],
]

/** What the global search finds beside pages. */
export const sampleFiles = (): DemoFile[] =>
  FILES.map(([title, by, size, kind]) => ({ title, by: person(by).fullName, size, file: fileIcon(kind) }))

export const sampleSearchContacts = (): DemoContact[] =>
  Array.from({ length: 8 }, (_, index) => {
    const { fullName, email } = person(index + 500)
    return { title: fullName, email, img: avatar(fullName), date: dayFromNow(-3 - index * 11) }
  })
