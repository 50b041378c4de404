/**
 * The number of random sessions that a test plays: all of them with all tests, one in eight in `npm test`, whose time
 * is limited (`docs/development.md`). It is meant for sessions that go through HTTP; properties of pure functions cost
 * little.
 */
export const runs = (all: number): number => (process.env.QUICK ? Math.ceil(all / 8) : all)
