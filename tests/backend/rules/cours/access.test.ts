import { type AccessFacts, accessOn } from '@backend/rules/cours/access'
import { addDays } from '@contract/clock/days'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const code = (own = {}) => ({
  actif: 1 as const,
  dateExpiration: '2026-12-31',
  premiereUtilisation: '2026-10-01T08:00:00.000Z',
  ...own,
})
const lot = (own = {}) => ({
  service: 'code' as const,
  quantite: 1200,
  dateEffet: '2026-10-01',
  dateFin: null,
  ...own,
})
const enrolment = (own = {}) => ({ dateDebut: '2026-10-01', dateFin: null, onlinePrice: 0, lots: [lot()], ...own })
const access = (facts: Partial<AccessFacts>, today = TODAY) => accessOn({ codes: [], enrolments: [], ...facts }, today)

describe('the course', () => {
  it('is open by a redeemed code up to its last day', () => {
    expect(access({ codes: [code()] })).toMatchObject({ open: true, par: 'CODE', dateExpiration: '2026-12-31' })
    expect(access({ codes: [code()] }, '2026-12-31').open).toBe(true)
    expect(access({ codes: [code()] }, '2027-01-01')).toMatchObject({
      open: false,
      raison: 'CODE_EXPIRED',
      depuis: '2026-12-31',
    })
  })

  it('waits for a code to be redeemed, and is closed by one that was withdrawn', () => {
    expect(access({ codes: [code({ premiereUtilisation: null })] }).raison).toBe('CODE_WAITING')
    expect(access({ codes: [code({ actif: 0 })] }).raison).toBe('CODE_INACTIVE')
    expect(access({}).raison).toBe('NONE')
  })

  it('is part of theory hours where an online hour is free', () => {
    expect(access({ enrolments: [enrolment()] })).toMatchObject({ open: true, par: 'FORFAIT', dateExpiration: null })
    expect(access({ enrolments: [enrolment({ onlinePrice: 2_000 })] }).open).toBe(false)
    expect(access({ enrolments: [enrolment({ onlinePrice: null })] }).open).toBe(false)
    expect(access({ enrolments: [enrolment({ lots: [lot({ service: 'circulation' })] })] }).open).toBe(false)
    expect(access({ enrolments: [enrolment({ lots: [] })] }).open).toBe(false)
  })

  it('is part of online hours at any price', () => {
    const online = enrolment({ onlinePrice: 2_000, lots: [lot({ service: 'en_ligne', quantite: 600 })] })
    expect(access({ enrolments: [online] })).toMatchObject({ open: true, par: 'FORFAIT' })
  })

  it('closes with the enrolment, or with what was bought', () => {
    const ended = enrolment({ dateFin: '2026-11-20' })
    expect(access({ enrolments: [ended] })).toMatchObject({ open: false, raison: 'ENDED', depuis: '2026-11-20' })
    expect(access({ enrolments: [ended] }, '2026-11-20').open).toBe(true)
    const short = enrolment({ lots: [lot({ dateFin: '2026-11-30' })] })
    expect(access({ enrolments: [short] }).dateExpiration).toBe('2026-11-30')
    expect(access({ enrolments: [enrolment({ dateDebut: '2026-11-22' })] }).open).toBe(false)
    // If both end, the earlier end counts.
    const both = (dateFin: string, lotEnd: string) => enrolment({ dateFin, lots: [lot({ dateFin: lotEnd })] })
    expect(access({ enrolments: [both('2026-12-10', '2026-11-30')] }).dateExpiration).toBe('2026-11-30')
    expect(access({ enrolments: [both('2026-11-30', '2026-12-10')] }).dateExpiration).toBe('2026-11-30')
  })

  it('is not opened by a discount, which brings no hours', () => {
    expect(access({ enrolments: [enrolment({ lots: [lot({ quantite: 0 })] })] }).open).toBe(false)
  })

  it('stays open by whatever lasts longer', () => {
    const both = { codes: [code()], enrolments: [enrolment({ dateFin: '2026-12-01' })] }
    expect(access(both)).toMatchObject({ par: 'CODE', dateExpiration: '2026-12-31' })
    expect(access({ ...both, enrolments: [enrolment()] })).toMatchObject({ par: 'FORFAIT', dateExpiration: null })
  })

  it('says what can be done at once, then what ended last', () => {
    const waiting = code({ premiereUtilisation: null })
    const over = code({ dateExpiration: '2026-11-10' })
    const ended = (dateFin: string) => enrolment({ dateFin })
    const why = (facts: Partial<AccessFacts>) => {
      const { raison, depuis } = access(facts)
      return [raison, depuis]
    }
    expect(why({ codes: [over, waiting] })).toEqual(['CODE_WAITING', null])
    expect(why({ codes: [over], enrolments: [ended('2026-11-09')] })).toEqual(['CODE_EXPIRED', '2026-11-10'])
    expect(why({ codes: [over], enrolments: [ended('2026-11-10')] })).toEqual(['CODE_EXPIRED', '2026-11-10'])
    expect(why({ codes: [over], enrolments: [ended('2026-11-11')] })).toEqual(['ENDED', '2026-11-11'])
    expect(why({ enrolments: [ended('2026-11-11'), ended('2026-11-15'), ended('2026-11-12')] })).toEqual([
      ...['ENDED', '2026-11-15'],
    ])
    expect(why({ codes: [over, code({ dateExpiration: '2026-11-12' })] })).toEqual(['CODE_EXPIRED', '2026-11-12'])
  })

  it('does not say that a code is over which nobody ever redeemed', () => {
    const forgotten = code({ dateExpiration: '2026-11-10', premiereUtilisation: null })
    expect(access({ codes: [forgotten] }).raison).toBe('NONE')
    expect(access({ codes: [forgotten, code({ actif: 0 })] }).raison).toBe('CODE_INACTIVE')
  })

  it('counts the last day of a code as one of its days', () => {
    expect(access({ codes: [code({ dateExpiration: TODAY, premiereUtilisation: null })] }).raison).toBe('CODE_WAITING')
    expect(access({ codes: [code({ dateExpiration: TODAY, actif: 0 })] }).raison).toBe('CODE_INACTIVE')
  })

  it('does not say that something ended which is only ahead', () => {
    const ahead = enrolment({ dateDebut: '2026-12-01', dateFin: '2026-12-31' })
    expect(access({ enrolments: [ahead] })).toMatchObject({ raison: 'NONE', depuis: null })
  })

  it('begins on the later day of the enrolment and of what was bought', () => {
    const from = (dateDebut: string, dateEffet: string) => enrolment({ dateDebut, lots: [lot({ dateEffet })] })
    const isOpen = (...days: [string, string]) => access({ enrolments: [from(...days)] }).open
    expect([isOpen('2026-11-22', TODAY), isOpen(TODAY, '2026-11-22'), isOpen(TODAY, TODAY)]).toEqual([
      ...[false, false, true],
    ])
  })

  it('lasts by the package as long as by a code that ends on the same day', () => {
    const both = { codes: [code()], enrolments: [enrolment({ dateFin: '2026-12-31' })] }
    expect(access(both)).toMatchObject({ par: 'FORFAIT', dateExpiration: '2026-12-31' })
    // The latest end of several counts, and none if one has no end.
    const spans = [enrolment({ dateFin: '2026-12-10' }), enrolment({ dateFin: '2026-12-24' })]
    expect(access({ enrolments: spans }).dateExpiration).toBe('2026-12-24')
    expect(access({ enrolments: [...spans, enrolment()] }).dateExpiration).toBeNull()
    expect(access({ codes: [code({ dateExpiration: '2026-11-30' }), code()] }).dateExpiration).toBe('2026-12-31')
  })

  it('never closes because something more was bought or given', () => {
    const days = fc.integer({ min: -60, max: 60 }).map((count) => addDays(TODAY, count))
    const codes = fc.array(
      fc
        .record({ actif: fc.constantFrom(0 as const, 1 as const), dateExpiration: days, redeemed: fc.boolean() })
        .map(({ redeemed, ...one }) => ({ ...one, premiereUtilisation: redeemed ? '2026-09-01T08:00:00.000Z' : null })),
      { maxLength: 3 },
    )
    const lots = fc.array(
      fc.record({
        service: fc.constantFrom('code' as const, 'en_ligne' as const, 'parc' as const),
        quantite: fc.constantFrom(0, 600),
        dateEffet: days,
        dateFin: fc.option(days, { nil: null }),
      }),
      { maxLength: 3 },
    )
    const enrolments = fc.array(
      fc.record({
        dateDebut: days,
        dateFin: fc.option(days, { nil: null }),
        lots,
        onlinePrice: fc.constantFrom(0, 2_000, null),
      }),
      { maxLength: 2 },
    )
    fc.assert(
      fc.property(fc.record({ codes, enrolments }), fc.record({ codes, enrolments }), (one, more) => {
        const before = accessOn(one, TODAY)
        const after = accessOn(
          { codes: [...one.codes, ...more.codes], enrolments: [...one.enrolments, ...more.enrolments] },
          TODAY,
        )
        if (before.open) expect(after.open).toBe(true)
        for (const { open, par, raison, dateExpiration } of [before, after]) {
          expect(par !== null).toBe(open)
          expect(raison === null).toBe(open)
          if (dateExpiration !== null) expect(dateExpiration >= TODAY).toBe(true)
        }
      }),
    )
  })
})
