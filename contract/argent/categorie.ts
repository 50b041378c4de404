/** The categories of expenses. Exam fees go to the State: candidates pay them, and the school passes them on. */
export const EXPENSE_CATEGORIES = [
  'carburant',
  'entretien',
  'assurance',
  'taxes',
  'exam_code',
  'exam_circulation',
  'exam_parc',
  'loyer',
  'salaires',
  'fournitures',
  'telecom',
  'publicite',
  'bancaires',
  'autre',
] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

/** The categories of income besides training. */
export const INCOME_CATEGORIES = ['supports', 'location', 'subvention', 'autre'] as const

/** All categories, for the filter of the list; `autre` stands for both kinds. */
export const CATEGORIES = [...EXPENSE_CATEGORIES.filter((one) => one !== 'autre'), ...INCOME_CATEGORIES] as const
