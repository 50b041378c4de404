import type { Cheque } from '@contract/caisse/cheque'
import type { PapierEntete } from '@contract/papiers/contrat'
import { frenchMoney, frenchMoneyWords, printedDay } from '@contract/papiers/words'
import type { Both, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'
import type { Remise } from './remise'

interface BordereauFacts extends Remise {
  entete: PapierEntete
  cheques: readonly Cheque[]
}

const UNKNOWN = '–'
/** To be filled in by hand: a school stores none of its accounts. */
const BY_HAND = '…'.repeat(24)

const cell = (fr: string): Both => ({ fr })
const fact = (label: string, value: string) => ({ label: cell(label), value: cell(value) })

/** The slip with which cheques are deposited, as banks take it: each cheque, their number, and their sum in words. */
export function bordereauPaper({ entete, cheques, jour, bordereau }: BordereauFacts, logo?: Picture): PaperFile {
  const { pays } = entete
  const total = cheques.reduce((sum, { montant }) => sum + montant, 0)
  const title = ['Bordereau de remise de chèques', bordereau].filter(Boolean).join(' ')
  return {
    title,
    papers: [
      {
        letterhead: letterheadOf(entete, entete.nom.ar !== undefined, logo),
        blocks: [
          { kind: 'title', text: cell(title), under: [printedDay(jour)] },
          {
            kind: 'facts',
            rows: [
              fact('Remis par', entete.nom.fr),
              fact('Date de remise', printedDay(jour)),
              fact('Banque et agence', BY_HAND),
              fact('Compte à créditer', BY_HAND),
            ],
          },
          {
            kind: 'table',
            columns: [
              { label: cell('N°'), share: 1 },
              { label: cell('Chèque'), share: 2.5 },
              { label: cell('Banque'), share: 3 },
              { label: cell('Tireur'), share: 4 },
              { label: cell('Montant'), share: 2.5, align: 'end' },
            ],
            rows: cheques.map(({ numero, banque, titulaire, candidat, montant }, index) =>
              [
                String(index + 1),
                numero || UNKNOWN,
                banque ?? UNKNOWN,
                titulaire ?? candidat ?? UNKNOWN,
                frenchMoney(montant, pays),
              ].map(cell),
            ),
            total: ['', '', '', 'Total', frenchMoney(total, pays)].map(cell),
          },
          {
            kind: 'facts',
            rows: [
              fact('Nombre de chèques', String(cheques.length)),
              fact('En toutes lettres', frenchMoneyWords(total, pays)),
            ],
          },
          {
            kind: 'boxes',
            height: 56,
            boxes: [{ title: cell('Signature du déposant') }, { title: cell('Cachet de la banque') }],
          },
        ],
        footer: `${entete.nom.fr} · ${title}`,
      },
    ],
  }
}
