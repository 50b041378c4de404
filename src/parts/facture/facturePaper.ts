import type { FactureDetail, LigneFacture } from '@contract/argent/facture'
import { netOf } from '@contract/argent/net'
import type { Pays } from '@contract/clock/pays'
import type { Both } from '@contract/papiers/contrat'
import { apart, frenchHours, frenchMoney, frenchMoneyWords, printedDay } from '@contract/papiers/words'
import type { Block, PaperFile, Picture } from '@core/pdf/paper/paper'
import { letterheadOf } from '@src/parts/papiers/letterhead'
import { METHOD_NAMES } from '@src/parts/papiers/methodNames'
import { type MoneyLabel, moneyLabels } from '@src/parts/papiers/moneyLabels'
import { taxSums } from './taxSums'

const NBSP = '\u00a0'

/** A rate as papers write it: « 7 % », « 5,5 % ». */
const rateText = (taux: number) => `${String(taux / 100).replace('.', ',')}${NBSP}%`

interface Row {
  label: Both
  value: Both
}

/** An invoice has both languages where its school has. */
const labelsOf = ({ parties: { ecole } }: FactureDetail) => moneyLabels(ecole.nom.ar !== undefined)

function titleOf(facture: FactureDetail): Block {
  const { serie, numero, jour, echeance, corrigee, motif } = facture
  const { fr: name, ar } = labelsOf(facture)(serie === 'FA' ? 'Facture' : 'Facture d’avoir')
  return {
    kind: 'title',
    text: {
      fr: numero ? `${name} ${numero}` : `${name}${NBSP}: brouillon`,
      ...(ar && { ar: numero ? `${ar} ${apart(numero)}` : `مسودة ${ar}` }),
    },
    under: [
      ...(jour ? [`Date${NBSP}: ${printedDay(jour)}`] : []),
      ...(echeance && serie === 'FA' ? [`Échéance${NBSP}: ${printedDay(echeance)}`] : []),
      ...(corrigee ? [`Corrige la facture ${corrigee.numero}`] : []),
      ...(motif ? [`Motif${NBSP}: ${motif}`] : []),
    ],
  }
}

function clientFacts(facture: FactureDetail): Block {
  const { client, pays } = facture.parties
  const say = labelsOf(facture)
  const row = (label: Both, value: Both | string | null): Row[] =>
    value ? [{ label, value: typeof value === 'string' ? { fr: value } : value }] : []
  return {
    kind: 'facts',
    rows: [
      ...row(say('Client'), client.nom),
      ...row(say('Adresse'), client.adresse),
      ...row(pays === 'TN' ? say('Matricule fiscal') : { fr: 'SIRET' }, client.matricule),
      ...row(say('Candidat'), client.candidat),
    ],
  }
}

/** Hours are counted as hours, everything else by the piece; the price is for one, before tax. */
function quantityOf({ quantite, unite, ht }: LigneFacture): { count: string; unit: number } {
  if (unite === 'MINUTE') return { count: frenchHours(quantite), unit: Math.round((ht * 60) / quantite) }
  return { count: String(quantite), unit: Math.round(ht / quantite) }
}

function linesTable(facture: FactureDetail, money: (millimes: number) => string): Block {
  const say = labelsOf(facture)
  const end = { align: 'end' as const }
  return {
    kind: 'table',
    columns: [
      { label: say('Désignation'), share: 4.3 },
      { label: say('Quantité'), share: 1.6, ...end },
      { label: say('Prix unitaire HT'), share: 1.9, ...end },
      { label: say('Montant HT'), share: 1.9, ...end },
      { label: say('TVA'), share: 1, ...end },
      { label: say('Montant TVA'), share: 1.7, ...end },
      { label: say('Total TTC'), share: 1.9, ...end },
    ],
    rows: facture.lignes.map((ligne) => {
      const { count, unit } = quantityOf(ligne)
      const cells = [ligne.libelle, count, money(unit), money(ligne.ht), rateText(ligne.tauxTva)]
      return [...cells, money(ligne.tva), money(ligne.ttc)].map((fr) => ({ fr }))
    }),
  }
}

function ratesTable(facture: FactureDetail, money: (millimes: number) => string): Block {
  const say = labelsOf(facture)
  return {
    kind: 'table',
    columns: [
      { label: say('Taux de TVA'), share: 2 },
      { label: say('Base HT'), share: 2, align: 'end' },
      { label: say('Montant de la TVA'), share: 2, align: 'end' },
    ],
    rows: taxSums(facture.lignes).map(({ taux, ht, tva, debours }) => [
      debours ? say('Droits de l’État (débours, sans TVA)') : { fr: rateText(taux) },
      { fr: money(ht) },
      { fr: money(tva) },
    ]),
  }
}

function totalsTable(facture: FactureDetail, money: (millimes: number) => string): Block {
  const { ht, tva, ttc, timbre, serie } = facture
  const say = labelsOf(facture)
  const rows: readonly (readonly [MoneyLabel, number])[] = [
    ['Total HT', ht],
    ['Total TVA', tva],
    ['Total TTC', ttc],
    ...(timbre ? [[serie === 'FA' ? 'Timbre fiscal' : 'Timbre fiscal à votre charge', timbre] as const] : []),
  ]
  return {
    kind: 'table',
    columns: [
      { label: say('Totaux'), share: 3 },
      { label: { fr: '' }, share: 2, align: 'end' },
    ],
    rows: rows.map(([label, amount]) => [say(label), { fr: money(amount) }]),
    total: [say(serie === 'FA' ? 'Net à payer' : 'Net à votre crédit'), { fr: money(netOf(facture)) }],
  }
}

/** The paid part of an invoice, and the due date of the rest. */
function paidBlocks(facture: FactureDetail, money: (millimes: number) => string): Block[] {
  const { serie, status, reglements, reste, echeance } = facture
  if (serie === 'AV' || status === 'DRAFT') return []
  const lines = reglements.map(({ numero, jour, method, montant, retenue }) => {
    if (method === null) return `Passé en perte le ${printedDay(jour)}${NBSP}: ${money(montant)} (${numero}).`
    const withheld = retenue ? `, et ${money(retenue)} de retenue à la source` : ''
    return `Réglé le ${printedDay(jour)}${NBSP}: ${money(montant)} (${METHOD_NAMES[method]}, ${numero})${withheld}.`
  })
  const rest =
    reste === 0
      ? 'Facture réglée.'
      : `Reste à payer${NBSP}: ${money(reste)}, au plus tard le ${printedDay(echeance ?? facture.jour ?? '')}.`
  return [
    ...lines.map((fr): Block => ({ kind: 'text', text: { fr } })),
    { kind: 'text', text: { fr: rest }, strong: true },
  ]
}

const DRAFT: Block = { kind: 'notice', text: { fr: 'Brouillon\u00a0: ce document n’est pas une facture.' } }

/** An invoice or a credit note as it is printed. */
export function facturePaper(facture: FactureDetail, logo?: Picture): PaperFile {
  const { parties, numero, serie, note, status } = facture
  const { pays, ecole } = parties
  const money = (millimes: number) => frenchMoney(millimes, pays)
  const blocks: Block[] = [
    titleOf(facture),
    ...(status === 'DRAFT' ? [DRAFT] : []),
    clientFacts(facture),
    linesTable(facture, amountOf(pays)),
    ratesTable(facture, money),
    totalsTable(facture, money),
    {
      kind: 'text',
      text: {
        fr: `${serie === 'FA' ? 'Arrêtée la présente facture' : 'Arrêté le présent avoir'} à la somme de ${frenchMoneyWords(Math.max(0, netOf(facture)), pays)}.`,
      },
      strong: true,
    },
    ...paidBlocks(facture, money),
    ...(note ? [{ kind: 'text' as const, text: { fr: note } }] : []),
  ]
  const title = numero ?? 'Brouillon de facture'
  const isBoth = ecole.nom.ar !== undefined
  return {
    title,
    papers: [{ letterhead: letterheadOf(ecole, isBoth, logo), blocks, footer: `${ecole.nom.fr} · ${title}` }],
  }
}

/** Amounts of narrow columns go without their unit. */
const amountOf = (pays: Pays) => (millimes: number) => frenchMoney(millimes, pays).replace(/\u00a0(DT|€)$/, '')
