declare module 'virtual:licences' {
  /** The shipped packages by name; `text` is an index in `virtual:licence-texts`. */
  export const packages: readonly { name: string; version: string; licence: string; text: number }[]
}

declare module 'virtual:licence-texts' {
  export const texts: readonly string[]
}
