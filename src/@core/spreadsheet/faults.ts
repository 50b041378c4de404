/** Why a file cannot be read as a spreadsheet; each fault has its own message in every upload form. */
export const SPREADSHEET_FAULTS = [
  'empty',
  'too_big',
  'too_many_rows',
  'old_xls',
  'protected',
  'other_format',
  'not_spreadsheet',
  'too_much_inside',
  'damaged',
] as const
export type SpreadsheetFault = (typeof SPREADSHEET_FAULTS)[number]

export class SpreadsheetError extends Error {
  override name = 'SpreadsheetError'

  constructor(readonly fault: SpreadsheetFault) {
    super(fault)
  }
}
