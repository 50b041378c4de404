// @vitest-environment jsdom
import { initI18n } from '@core/i18n/initI18n'
import { storedLanguage } from '@core/i18n/language'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const LANGUAGES = ['fr', 'en']
const load = async (language: string) => ({ hello: language === 'fr' ? 'Bonjour' : 'Hello' })

beforeEach(() => localStorage.clear())

describe('the language', () => {
  it('is the default one at first, and follows the choice', async () => {
    const i18n = await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load })
    expect([i18n.t('hello'), document.documentElement.lang]).toEqual(['Bonjour', 'fr'])
    await i18n.changeLanguage('en')
    expect([i18n.t('hello'), localStorage.getItem('lang')]).toEqual(['Hello', 'en'])
  })

  it('is the one kept from the last visit, when it still is offered', async () => {
    localStorage.setItem('lang', 'en')
    expect((await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load })).language).toBe('en')
    localStorage.setItem('lang', 'xx')
    expect(storedLanguage(LANGUAGES)).toBeNull()
  })

  it('loads a namespace when a page asks for it', async () => {
    const loads = vi.fn(load)
    const i18n = await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load: loads })
    expect(loads.mock.calls).toEqual([['fr', 'common']])
    await i18n.loadNamespaces('candidat')
    expect(loads).toHaveBeenLastCalledWith('fr', 'candidat')
  })

  it('fetches a namespace again that could not be fetched', async () => {
    const loads = vi.fn(load)
    const i18n = await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load: loads })
    loads.mockRejectedValueOnce(new Error('no network'))
    await i18n.loadNamespaces('candidat')
    expect(i18n.hasResourceBundle('fr', 'candidat')).toBe(false)
    await i18n.loadNamespaces('candidat')
    expect(i18n.t('candidat:hello')).toBe('Bonjour')
  })

  it('does without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    expect((await initI18n({ languages: LANGUAGES, defaultLanguage: 'fr', load })).language).toBe('fr')
  })
})
