// @vitest-environment jsdom
import { quotationOf, takeQuote, withoutQuote } from '@src/views/demo/shared/quote'
import { cleanHtml } from '@src/views/demo/shared/sanitizeHtml'
import { describe, expect, it } from 'vitest'

const split = (html: string) => {
  const { fragment } = cleanHtml(html)
  const quote = takeQuote(fragment)
  return [fragment.textContent, quote?.textContent]
}

describe('quotation', () => {
  it('has a line for each line of the message with escaped characters', () => {
    expect(quotationOf('<p>Bonjour &lt;b&gt;,</p><ul><li>un</li><li>deux</li></ul>')).toBe(
      '<blockquote>Bonjour &lt;b&gt;,</blockquote><blockquote>• un</blockquote><blockquote>• deux</blockquote>',
    )
  })

  it('omits the quotation inside the message', () => {
    const answer = '<p>Oui.</p><p>Hier, Ana a écrit :</p><blockquote>On y va ?</blockquote>'
    expect(quotationOf(answer)).toBe('<blockquote>Oui.</blockquote>')
  })

  it('is folded with its introduction at the end of a message', () => {
    expect(split('<p>Oui.</p><p>Hier, Ana a écrit :</p><blockquote>On y va ?</blockquote><p></p>')).toEqual([
      'Oui.',
      'Hier, Ana a écrit :On y va ?',
    ])
  })

  it('stays visible in the middle or alone', () => {
    expect(split('<blockquote>Un</blockquote><p>Deux</p>')).toEqual(['UnDeux', undefined])
    expect(split('<p>A écrit :</p><blockquote>Un</blockquote>')).toEqual(['A écrit :Un', undefined])
    expect(split('<p>Voici :</p>')).toEqual(['Voici :', undefined])
  })

  it('is removed from an answer, also before its first word', () => {
    const quoted = '<p>Ana a écrit :</p><blockquote>On y va ?</blockquote>'
    expect(withoutQuote(`<p>Oui</p>${quoted}`)).toBe('<p>Oui</p>')
    expect(withoutQuote(`<p><br></p>${quoted}`)).toBe('<p><br></p>')
    expect(withoutQuote('<p>Oui</p>')).toBeNull()
  })
})
