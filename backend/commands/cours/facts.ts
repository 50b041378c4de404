interface Fact {
  text: string
  law: string
}

let loaded: Promise<ReadonlyMap<string, Fact>> | undefined

/** The facts on which questions rest, by number; a large file, loaded with the first question that an author reads. */
export function factsById(): Promise<ReadonlyMap<string, Fact>> {
  loaded ??= import('../../contents/cours/facts.json').then(
    ({ default: facts }) => new Map(facts.map(({ id, fact, law }) => [id, { text: fact, law }])),
  )
  return loaded
}
