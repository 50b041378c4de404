import {
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceItem,
  type InvoicePayment,
  type InvoiceStatus,
  invoiceBalance,
  invoiceTotals,
  PAYMENT_METHODS,
  type PaymentDetails,
} from '@contract/demo/invoice'
import type { DemoOwner } from '@contract/demo/owner'
import { person, pick } from './people'
import { NO_PORTRAIT } from './picture'
import { dayFromNow } from './time'
import { clientOf } from './users'

const COUNT = 37
const FIRST_ID = 4987

/** The services to invoice: kind, name, note, and unit price. */
const SERVICES: [service: string, title: string, note: string, cost: number][] = [
  ['Conduite', 'Heure de conduite', 'Boîte manuelle, agence du Lac', 38],
  ['Code', 'Forfait code', 'Accès de six mois, livret compris', 190],
  ['Conduite', 'Forfait 20 heures', 'À poser dans l’année', 720],
  ['Perfectionnement', 'Stage d’éco-conduite', 'Une journée, deux conducteurs', 310],
  ['Location', 'Voiture à doubles commandes', 'À la demi-journée', 95],
  ['Entretien', 'Révision complète', 'Huile, filtres et contrôle des freins', 265.5],
  ['Boutique', 'Lot de panneaux A aimantés', 'Dix pièces', 84.9],
  ['Examen', 'Accompagnement à l’examen', 'Trajet compris', 60],
]

export const PAYMENT_ACCOUNT: Omit<PaymentDetails, 'totalDue'> = {
  bankName: 'Banque du Lac (exemple)',
  country: 'Tunisie',
  iban: 'TN00 0000 0000 0000 0000 0000',
  swiftCode: 'XXXXTNTT',
}

/** The number of users who are clients: each has two or three invoices. */
const CLIENTS = 18

const TAXES = { tax: 19, secondTax: 0 }

function items(index: number): InvoiceItem[] {
  return Array.from({ length: 1 + (index % 3) }, (_, row) => {
    const [, title, note, cost] = pick(SERVICES, index + row * 3)
    return { title, note, cost, quantity: 1 + ((index + row) % 4), discount: index % 5 === 0 ? 10 : 0, ...TAXES }
  })
}

function payments(status: InvoiceStatus, total: number, age: number): InvoicePayment[] {
  const paid = { Paid: 1, 'Partial Payment': 0.4 }[String(status)] ?? 0
  if (paid === 0) return []
  const amount = paid === 1 ? total : Math.round(total * paid)
  return [{ amount, date: dayFromNow(3 - age), method: pick(PAYMENT_METHODS, age), note: '' }]
}

/** 37 invoices, the newest first, each a few days older than the one before. */
export const sampleInvoices = (me: DemoOwner): Invoice[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const age = 4 + index * 4
    const status = pick(INVOICE_STATUSES, index * 5 + Math.floor(index / 6))
    const rows = items(index)
    const { total } = invoiceTotals(rows)
    const paid = payments(status, total, age)
    return {
      id: FIRST_ID + COUNT - 1 - index,
      issuedDate: dayFromNow(-age),
      client: clientOf((index * 5) % CLIENTS),
      service: pick(SERVICES, index)[0],
      total,
      avatar: NO_PORTRAIT,
      invoiceStatus: status,
      balance: invoiceBalance(total, paid),
      dueDate: dayFromNow(status === 'Past Due' ? -1 - (index % 9) : 30 - (index % 20)),
      items: rows,
      payments: paid,
      // Every third one was written by the signed-in user.
      salesperson: index % 3 === 0 ? me.name : person(81 + (index % 4)).fullName,
      note: 'Merci de votre confiance.',
      acceptedPayment: pick(PAYMENT_METHODS, index + 1),
      paymentTerms: true,
      clientNotes: true,
      paymentStub: index % 4 === 0,
    }
  })
