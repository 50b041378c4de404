type Fields = Record<string, unknown>

/** An entry of a vehicle's log. */
export interface Logged {
  action: string
  before: Fields | null
  after: Fields | null
}

const isMaintenance = (entry: Logged | undefined) => entry?.action.startsWith('entretien_') ?? false

/**
 * Whether an entry records that maintenance moved the mileage. Such an entry follows the entry of the maintenance and
 * changes only the mileage: up to its value, or down from it.
 */
function isMoved({ before, after }: Logged, previous: Logged | undefined): boolean {
  if (!isMaintenance(previous) || Object.keys(after ?? {}).join() !== 'kilometrage') return false
  const isUp = after?.kilometrage === previous?.after?.kilometrage
  return isUp || before?.kilometrage === previous?.before?.kilometrage
}

/**
 * The mileage that a user last entered, from the vehicle's log in order of time. For a vehicle whose file is older than
 * its log, it is the mileage before maintenance first moved it; undefined when the log has neither.
 */
export function ownMileage(log: readonly Logged[]): number | undefined {
  const told = log
    .map((entry, index) => ({ ...entry, moved: isMoved(entry, log[index - 1]) }))
    .filter((entry) => !isMaintenance(entry) && typeof entry.after?.kilometrage === 'number')
  const typed = told.findLast(({ moved }) => !moved)?.after?.kilometrage
  const mileage = typed ?? told[0]?.before?.kilometrage
  return typeof mileage === 'number' ? mileage : undefined
}
