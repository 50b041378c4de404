export const PAYMENT_WAYS = ['saved', 'card', 'banking', 'instalments', 'cash'] as const
export const INSTALMENTS = ['2', '3', '4'] as const
/** Invented names. */
export const BANKS = ['Banque du Lac', 'Crédit du Sahel', 'Caisse Zitouna', 'Union des Oasis'] as const

export interface PaymentValues {
  way: (typeof PAYMENT_WAYS)[number]
  /** The security code of the stored card. */
  savedCvv: string
  number: string
  expiry: string
  cvv: string
  bank: string | null
  instalments: string | null
}

export const PAYMENT_START: PaymentValues = {
  way: 'saved',
  savedCvv: '',
  number: '',
  expiry: '',
  cvv: '',
  bank: null,
  instalments: '4',
}

const matching = (text: string, format: RegExp) => {
  if (!text.trim()) return 'required'
  return format.test(text.replaceAll(' ', '')) ? undefined : 'invalid'
}
const CVV = /^\d{3,4}$/

/** The faults of the chosen method; the fields of the others are ignored. */
export function paymentFaults(values: PaymentValues): Record<string, string | undefined> {
  const { way, savedCvv, number, expiry, cvv, bank, instalments } = values
  if (way === 'saved') return { savedCvv: matching(savedCvv, CVV) }
  if (way === 'banking') return { bank: bank ? undefined : 'required' }
  if (way === 'instalments') return { instalments: instalments ? undefined : 'required' }
  if (way === 'cash') return {}
  return {
    number: matching(number, /^\d{13,19}$/),
    expiry: matching(expiry, /^(0[1-9]|1[0-2])\/\d{2}$/),
    cvv: matching(cvv, CVV),
  }
}
