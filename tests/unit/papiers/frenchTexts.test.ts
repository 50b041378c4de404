import { initI18n } from '@core/i18n/initI18n'
import { loadTexts } from '@src/configs/texts'
import { lineWordsIn } from '@src/parts/argent/LineLabel'
import { transactionWordsIn } from '@src/parts/argent/useTransactionWords'
import { frenchTexts } from '@src/parts/papiers/frenchTexts'
import { expect, it } from 'vitest'

const inArabic = (load = loadTexts) =>
  initI18n({ languages: ['fr', 'ar'], defaultLanguage: 'ar', load, namespaces: ['paiement', 'transaction'] })

it('papers keep their French words on a page in Arabic', async () => {
  const i18n = await inArabic()
  const words = lineWordsIn(await frenchTexts(i18n, 'paiement'))
  expect(words({ cause: 'lot', service: 'dossier', montant: 50_000 })).toBe('Frais de dossier')
  const { category, place } = transactionWordsIn(await frenchTexts(i18n, 'transaction'), 'fr')
  expect([category({ categorie: 'carburant' }), place('caisse')]).toEqual(['Carburant', 'Caisse'])
  expect(i18n.language).toBe('ar')
})

it('no paper is drawn with the names of texts in the place of texts', async () => {
  const i18n = await inArabic((language, name) =>
    language === 'fr' ? Promise.reject(new Error('offline')) : loadTexts(language, name),
  )
  await expect(frenchTexts(i18n, 'paiement')).rejects.toThrow('No French texts of paiement')
})
