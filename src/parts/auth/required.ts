/** The faults of a form whose fields are all required. */
export function requiredFaults(values: Record<string, string>): Record<string, string> {
  const empty = Object.keys(values).filter((name) => !values[name]?.trim())
  return Object.fromEntries(empty.map((name) => [name, 'required']))
}
