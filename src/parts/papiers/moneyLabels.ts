import type { Both } from '@contract/papiers/contrat'

/** The labels of receipts and invoices in Arabic, by their French text. */
const ARABIC = {
  'Reçu de paiement': 'وصل دفع',
  'Reçu de remboursement': 'وصل إرجاع مبلغ',
  'Reçu de': 'استلمنا من',
  'Rendu à': 'أعيد إلى',
  Candidat: 'المترشح',
  Montant: 'المبلغ',
  'En toutes lettres': 'المبلغ بالأحرف',
  Moyen: 'طريقة الدفع',
  Objet: 'البيان',
  Avoir: 'رصيد دائن',
  'Reste à payer': 'الباقي',
  Facture: 'فاتورة',
  'Facture d’avoir': 'إشعار دائن',
  Client: 'الحريف',
  Adresse: 'العنوان',
  'Matricule fiscal': 'المعرف الجبائي',
  Désignation: 'البيان',
  Quantité: 'الكمية',
  'Prix unitaire HT': 'سعر الوحدة دون الأداءات',
  'Montant HT': 'المبلغ دون الأداءات',
  TVA: 'نسبة الأداء',
  'Montant TVA': 'مبلغ الأداء',
  'Total TTC': 'المجموع باعتبار الأداءات',
  'Taux de TVA': 'نسبة الأداء على القيمة المضافة',
  'Base HT': 'الأساس دون الأداءات',
  'Montant de la TVA': 'مبلغ الأداء',
  'Droits de l’État (débours, sans TVA)': 'معاليم الدولة (دون أداء)',
  Totaux: 'المجاميع',
  'Total HT': 'المجموع دون الأداءات',
  'Total TVA': 'مجموع الأداء',
  'Timbre fiscal': 'الطابع الجبائي',
  'Timbre fiscal à votre charge': 'الطابع الجبائي على حسابكم',
  'Net à payer': 'الصافي للدفع',
  'Net à votre crédit': 'الصافي لفائدتكم',
} as const satisfies Record<string, string>

export type MoneyLabel = keyof typeof ARABIC

/** Writes the labels of a paper in French, and in Arabic too where the paper has both. */
export const moneyLabels =
  (isBoth: boolean) =>
  (fr: MoneyLabel): Both =>
    isBoth ? { fr, ar: ARABIC[fr] } : { fr }
