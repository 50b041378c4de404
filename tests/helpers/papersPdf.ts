import { readFileSync } from 'node:fs'
import { type ContratFacts, contenuOf } from '@backend/rules/papiers/contenu'
import type { ContenuContrat } from '@contract/papiers/contrat'
import { drawPapers } from '@core/pdf/paper/draw'
import { lettersOf, type PaperFile } from '@core/pdf/paper/paper'
import { type FontFiles, scriptsOf } from '@core/pdf/paper/scripts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const font = (family: string, script: string, weight: number) =>
  new Uint8Array(readFileSync(`node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`))

const FILES = {
  latin: ['noto-sans', 'latin'],
  latinExt: ['noto-sans', 'latin-ext'],
  arabic: ['noto-naskh-arabic', 'arabic'],
} as const

/** The fonts of a paper as the worker fetches them, read from the packages. */
export function fontsFor(file: PaperFile): FontFiles {
  return Object.fromEntries(
    scriptsOf(lettersOf(file)).map((script) => {
      const [family, part] = FILES[script]
      return [script, { normal: font(family, part, 400), bold: font(family, part, 700) }]
    }),
  )
}

export const pdfOf = (file: PaperFile): Uint8Array => drawPapers(file, fontsFor(file))

/** A piece of text, and where its left end stands: points from the left and from the foot of the page. */
interface Placed {
  text: string
  x: number
  y: number
}

/** The pieces of text of each page with their places. */
export async function placesOf(pdf: Uint8Array): Promise<Placed[][]> {
  const document = await getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const pages: Placed[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return []
        const [x, y] = item.transform.slice(4).map(Number)
        return [{ text: item.str, x: x ?? 0, y: y ?? 0 }]
      }),
    )
  }
  await document.destroy()
  return pages
}

/** The pieces of text of each page, as a reader of PDF finds them, Arabic in the order in which it is read. */
export const piecesOf = async (pdf: Uint8Array): Promise<string[][]> =>
  (await placesOf(pdf)).map((page) => page.map(({ text }) => text))

/** The facts of a complete file in Tunisia. */
export const contratFacts = (changes: Partial<ContratFacts> = {}): ContratFacts => ({
  pays: 'TN',
  jour: '2026-11-21',
  ecole: {
    nom: 'Auto-école El Amen',
    matricule: 'AE-2024/118',
    responsable: 'Hela Ben Youssef',
    telephone: '+21671234567',
    email: 'contact@elamen.tn',
    adresse: '12, avenue de la Liberté, Tunis',
  },
  mentions: {
    nomAr: 'مدرسة الأمان لتعليم السياقة',
    adresseAr: '12، شارع الحرية، تونس',
    formeJuridique: 'SUARL',
    responsableAr: 'هالة بن يوسف',
    matriculeFiscal: '1234567LAM000',
    dateAgrement: '2024-03-01',
    assurance: null,
    garantie: null,
    mediateur: null,
    minimums: [{ idPermi: 2, code: 1200, circulation: 900, parc: 0 }],
  },
  candidat: {
    nom: 'Ben Ali',
    prenom: 'Sami',
    nomAr: 'بن علي',
    prenomAr: 'سامي',
    cin: '09876543',
    passeport: null,
    dateNaissance: '2004-05-17',
    adresse: '4, rue de Carthage, La Marsa',
    telephone: '+21620123456',
    idPermi: 2,
    permi: 'B',
  },
  personne: { tuteurNom: null, tuteurCin: null, tuteurLien: null, neph: null },
  inscription: {
    idPermi: 2,
    permi: 'B',
    achats: [
      { service: 'dossier', quantite: 1, montant: 50_000 },
      { service: 'code', quantite: 1200, montant: 160_000 },
      { service: 'circulation', quantite: 1200, montant: 500_000 },
      { service: 'parc', quantite: 300, montant: 125_000 },
    ],
    prix: [
      { service: 'code', montant: 8_000, droits: 0 },
      { service: 'circulation', montant: 25_000, droits: 0 },
      { service: 'parc', montant: 25_000, droits: 0 },
      { service: 'exam_code', montant: 80_000, droits: 50_000 },
    ],
    echeances: [
      { date: '2026-12-01', montant: 435_000 },
      { date: '2027-01-01', montant: 400_000 },
    ],
  },
  reglages: { absencePourcent: 100, annulationPourcent: 50 },
  annulationHeures: 24,
  ...changes,
})

export const contenuContrat = (changes: Partial<ContratFacts> = {}): ContenuContrat =>
  contenuOf(contratFacts(changes), { numero: 'CT-2026-00041', avenant: null })
