import type { Transaction } from '@contract/argent/transaction'
import type { PdfSheet } from '@core/pdf/tables'

interface SlipFacts {
  transaction: Transaction
  who: string
  what: string
  ecole: string
  t: (key: string, values?: Record<string, string>) => string
  money: (millimes: number) => string
  day: (day: string) => string
}

/** The slip of money that the school paid, took besides training or moved, as a sheet to print and sign. */
export function slipSheet({ transaction, who, what, ecole, t, money, day }: SlipFacts): PdfSheet {
  const { numero, jour, dateOperation, method, reference, montant, kind, caissier, note, reversedBy } = transaction
  const cells = [
    { label: t('slip.day'), text: day(dateOperation) },
    { label: t('slip.what'), text: what },
    ...(kind === 'TRANSFER' ? [] : [{ label: t('slip.method'), text: t(`paiement:method.${method}`) }]),
    ...(reference ? [{ label: t('slip.reference'), text: reference }] : []),
    { label: t('slip.montant'), text: money(montant), align: 'right' as const },
  ]
  return {
    title: t(`slip.title.${kind}`),
    subtitle: `${numero}\n${day(jour)}`,
    letter: {
      from: { name: ecole, lines: [] },
      blocks: [
        { title: t(`slip.other.${kind}`), lines: [who] },
        { title: t('slip.caissier'), lines: [caissier] },
        { title: t('slip.signature'), lines: [''] },
      ],
    },
    tables: [{ title: '', columns: cells, rows: [cells.map(({ text }) => text)] }],
    notes: [...(note ? [note] : []), ...(reversedBy === null ? [] : [t('slip.cancelled')])],
    footer: `${ecole} · ${numero}`,
  }
}
