/**
 * How many random sessions a test plays: all of them where everything is tested, one in eight of them in `npm test`, whose
 * time is limited (`docs/development.md`). For sessions that go through HTTP; properties of pure functions cost little.
 */
export const runs = (all: number): number => (process.env.QUICK ? Math.ceil(all / 8) : all)
