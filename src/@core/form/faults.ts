/** The code of the fault of each field, by its path; nothing, or undefined, where all is well. */
export type Faults = Readonly<Record<string, string | undefined>>

/** Only the faults there are. */
export function givenFaults(faults: Faults): Record<string, string> {
  const given: Record<string, string> = {}
  for (const [name, code] of Object.entries(faults)) if (code) given[name] = code
  return given
}
