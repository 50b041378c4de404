/** What the application alone knows of the moment of an error. */
export interface Surroundings {
  /** The pattern of the page's address, never the address: `/apps/candidats/:id`. */
  route: () => string
  /** How the data is kept. */
  storage: () => string
}

let surroundings: Surroundings = { route: () => '', storage: () => '' }

export const describeSurroundings = (known: Partial<Surroundings>): void => {
  surroundings = { ...surroundings, ...known }
}

export const currentSurroundings = (): Surroundings => surroundings
