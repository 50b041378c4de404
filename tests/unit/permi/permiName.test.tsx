import { PERMIS } from '@backend/seed/ecole/permis'
import { usePermiName } from '@src/parts/permi/usePermiName'
import { act, screen } from '@testing-library/react'
import { getI18n } from 'react-i18next'
import { afterAll, describe, expect, it } from 'vitest'
import { renderCore, startInFrench } from '../core/renderCore'

const OWN = { code: 'Z9', libelle: 'Engins spéciaux' }

function Names() {
  const nameOf = usePermiName()
  return <p>{[...PERMIS, OWN].map(nameOf).join(' | ')}</p>
}

const names = () => screen.getByText(/Engins spéciaux/).textContent?.split(' | ')

describe('the name of a licence', () => {
  startInFrench()
  afterAll(async () => void (await getI18n().changeLanguage('fr')))

  it('is in French as it is stored', () => {
    renderCore(<Names />)
    expect(names()).toEqual([...PERMIS, OWN].map(({ libelle }) => libelle))
  })

  it('is in the language of the interface, but for one that the product does not know', async () => {
    renderCore(<Names />)
    await act(async () => void (await getI18n().changeLanguage('en')))
    expect(names()?.slice(0, 4)).toEqual(['Mopeds', 'Motorcycles', 'Cars', 'Cars with trailer'])
    expect(names()?.at(-1)).toBe('Engins spéciaux')
  })
})
