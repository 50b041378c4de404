import { type Acces, abilityRules, buildAbility } from '@contract/ability'
import { feuxQuery } from '@contract/recouvrement/feu'
import { canSeeVue, VUES } from '@contract/recouvrement/regularisation'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

describe('what there is to settle', () => {
  const seenBy = (acces: Acces) => {
    const ability = buildAbility(abilityRules({ id: 1, role: 'ecole', idAutoEcole: 1, acces }))
    return VUES.filter((vue) => canSeeVue(ability, vue))
  }

  it('is all for the whole desk, which has no use for the unpaid without amounts', () => {
    expect(seenBy('tout')).toEqual(VUES.filter((vue) => vue !== 'a_voir'))
  })

  it('is for the planning desk lessons and who has something to pay, without amounts', () => {
    expect(seenBy('planning')).toEqual(['a_voir', 'depassement', 'non_attestees', 'absences'])
  })

  it('is for the cash desk who has to pay', () => {
    expect(seenBy('caisse')).toEqual(['impayes', 'examens', 'cheques'])
  })
})

describe('the candidates whose lights are asked for', () => {
  it('are read from a list, each once', () => {
    expect(feuxQuery.parse({ ids: '3,17,3' })).toEqual({ ids: [3, 17] })
    expect(faultsIn(feuxQuery, { ids: '3,,17' })).toEqual({ ids: 'invalid' })
  })

  it('are a hundred at most', () => {
    const numbers = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => index).join() })
    expect(faultsIn(feuxQuery, numbers(100))).toEqual({})
    expect(faultsIn(feuxQuery, numbers(101))).toEqual({ ids: 'too_big' })
  })
})
