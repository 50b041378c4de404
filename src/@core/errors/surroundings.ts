/** The facts of the moment of an error that only the application knows. */
export interface Surroundings {
  /** The pattern of the page's address, never the address: `/apps/candidats/:id`. */
  route: () => string
  /** The kind of storage that keeps the data. */
  storage: () => string
}

let surroundings: Surroundings = { route: () => '', storage: () => '' }

export const describeSurroundings = (known: Partial<Surroundings>): void => {
  surroundings = { ...surroundings, ...known }
}

export const currentSurroundings = (): Surroundings => surroundings
