// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { GROUPS, idsOf, pictureName as nameOf, OPEN_PICTURES } from '@contract/cours/panneaux'
import { GLYPHS } from '@src/parts/panneau/draw/glyphs/glyphs'
import { arrowHead } from '@src/parts/panneau/draw/paths'
import { VEHICLES } from '@src/parts/panneau/draw/vehicles'
import { isOpen, loadPicture, loadScenes, loadSigns, type Picture } from '@src/parts/panneau/loadPicture'
import { lookAlikes } from '@src/parts/panneau/lookAlikes'
import { altOf, PictureSvg } from '@src/parts/panneau/PictureSvg'
import type { Item, Sign } from '@src/parts/panneau/types'
import { ROOT } from '@tests/helpers/sources/sources'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const SIGN_GROUPS = GROUPS.flatMap((group) => (group === 'scene' ? [] : [group]))
const signs: Sign[] = (await Promise.all(SIGN_GROUPS.map(loadSigns))).flat()
const scenes = await loadScenes()
const ids = GROUPS.flatMap(idsOf)

const COUNTS = {
  danger: 49,
  priority: 6,
  ban: 49,
  duty: 21,
  info: 39,
  direction: 7,
  panel: 14,
  light: 12,
  marking: 20,
  officer: 7,
  lamp: 23,
  user: 14,
  scene: 27,
}

describe('the catalogue', () => {
  it('has every family complete, and each id once', () => {
    expect(Object.fromEntries(GROUPS.map((group) => [group, idsOf(group).length]))).toEqual(COUNTS)
    expect(new Set(ids).size).toBe(288)
  })

  it.each(SIGN_GROUPS)('lists the drawings of %s under their family', async (group) => {
    const own = await loadSigns(group)
    expect(own.map(({ id }) => id)).toEqual(idsOf(group))
    expect(own.every((sign) => sign.group === group)).toBe(true)
  })

  it('lists the junctions', () => {
    expect(scenes.map(({ id }) => id)).toEqual(idsOf('scene'))
  })

  it('says of the same pictures that they are open as the list of what is never asked', async () => {
    const pictures = await Promise.all(ids.map((id) => loadPicture(nameOf(id))))
    expect(ids.filter((_, index) => isOpen(pictures[index] as Picture)).sort()).toEqual([...OPEN_PICTURES].sort())
  })

  it('quotes no law for an order of passage that is open', () => {
    expect(scenes.filter(({ answer }) => answer.sure === 'open' && answer.law)).toEqual([])
  })

  it('refuses an unknown name', async () => {
    await expect(loadPicture('sign:unknown')).rejects.toThrow('No sign unknown')
    await expect(loadPicture('scene:stop')).rejects.toThrow('No scene stop')
  })

  it('knows the look-alikes by their ids', () => {
    expect(ids.flatMap(lookAlikes).filter((id) => !ids.includes(id))).toEqual([])
    expect(lookAlikes('no-parking')).toContain('no-stopping')
    expect(lookAlikes('no-parking')).not.toContain('no-parking')
  })
})

describe('a picture', () => {
  it.each(ids)('%s is drawn with what is seen as its title', async (id) => {
    const picture = await loadPicture(nameOf(id))
    const svg = renderToStaticMarkup(createElement(PictureSvg, { picture }))
    expect(svg).toMatch(/^<svg viewBox="[\d. -]+" class="panneau[^"]*" role="img" lang="fr"><title>[^<]+<\/title>/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect((svg.match(/<(path|circle|rect|text)/g) ?? []).length).toBeGreaterThan(1)
  })

  it('is read by nobody where it is decorative, and in Arabic where that is asked', async () => {
    const picture = await loadPicture('sign:stop')
    const decorative = renderToStaticMarkup(createElement(PictureSvg, { picture, decorative: true }))
    expect(decorative).toMatch(/^<svg [^>]*aria-hidden="true"/)
    expect(decorative).not.toContain('<title>')
    const arabic = renderToStaticMarkup(createElement(PictureSvg, { picture, language: 'ar' }))
    expect(arabic).toMatch(/role="img" lang="ar"><title>مثمن أحمر/)
  })

  it('leaves its panels out where it is small', async () => {
    const picture = await loadPicture('sign:give-way-ahead')
    expect(renderToStaticMarkup(createElement(PictureSvg, { picture, decorative: true }))).toContain('150')
    expect(renderToStaticMarkup(createElement(PictureSvg, { picture, decorative: true, small: true }))).not.toContain(
      '150',
    )
  })

  it('shows the ways of a junction only when asked', async () => {
    const picture = await loadPicture('scene:cross-bare-3')
    const dashes = (withPaths: boolean) =>
      renderToStaticMarkup(createElement(PictureSvg, { picture, withPaths })).split('stroke-dasharray="9 6"').length - 1
    expect([dashes(false), dashes(true)]).toEqual([0, 3])
  })

  it('keeps Arabic inscriptions right to left', async () => {
    const picture = await loadPicture('sign:stop')
    expect(renderToStaticMarkup(createElement(PictureSvg, { picture }))).toContain('direction="rtl" lang="ar">قف')
  })
})

type Box = [left: number, top: number, right: number, bottom: number]
const around = (x: number, y: number, rx: number, ry = rx): Box => [x - rx, y - ry, x + rx, y + ry]
const hull = (boxes: Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
]
const numbersOf = (d: string) => [...d.matchAll(/-?[\d.]+/g)].map(Number)

function boxOfItem(item: Item, size: number): Box {
  switch (item.k) {
    case 'sym':
      return around(item.at?.[0] ?? 50, item.at?.[1] ?? 50, (item.size ?? size) / 2)
    case 'arrow': {
      const numbers = numbersOf(arrowHead(item.pts, item.w ?? 9, item.head ?? 2.4).d)
      const head = [0, 2, 4].map((i) => around(numbers[i] ?? 0, numbers[i + 1] ?? 0, 0))
      return hull([...item.pts.map(([x, y]) => around(x, y, 0)), ...head])
    }
    case 'line':
    case 'poly':
      return hull(item.pts.map(([x, y]) => around(x, y, 0)))
    case 'box':
      return [item.at[0], item.at[1], item.at[0] + item.w, item.at[1] + item.h]
    case 'disc':
      return around(item.at[0], item.at[1], item.r)
    case 'flash':
      return around(item.at[0], item.at[1], item.r + 7)
    case 'text': {
      const width = item.fit ?? item.t.length * item.size * 0.62
      return [item.at[0] - width / 2, item.at[1] - item.size * 0.75, item.at[0] + width / 2, item.at[1]]
    }
    case 'vehicle': {
      const { width, length } = VEHICLES[item.kind]
      const [w, l] = item.turn === 90 ? [length, width] : [width, length]
      return around(item.at[0], item.at[1], (w * (item.scale ?? 1)) / 2, (l * (item.scale ?? 1)) / 2)
    }
    case 'group': {
      const [left, top, right, bottom] = hull(item.items.map((one) => boxOfItem(one, size)))
      const [x, y] = item.at
      return [x + left * item.scale, y + top * item.scale, x + right * item.scale, y + bottom * item.scale]
    }
    case 'shape':
      return [0, 0, 100, 100]
  }
}

const leaves = ([left, top, right, bottom]: Box, w: number, h: number) =>
  left < -1 || top < -1 || right > w + 1 || bottom > h + 1

describe('drawings', () => {
  it('stay inside their box', () => {
    const out = signs.flatMap(({ id, items = [], w = 100, h = 100, panels = [] }) => [
      ...items.filter((item) => leaves(boxOfItem(item, 50), w, h)).map(({ k }) => `${id}: ${k}`),
      ...panels.flatMap((panel) =>
        panel.items
          .filter((item) => leaves(boxOfItem(item, 50), panel.w, panel.h))
          .map(({ k }) => `${id}, panel: ${k}`),
      ),
    ])
    expect(out).toEqual([])
  })

  it('turn against the clock around a ring', () => {
    const heads = GLYPHS.ring.filter((part) => !part.w)
    expect(heads).toHaveLength(3)
    for (const { d } of heads) {
      const [tipX = 0, tipY = 0, aX = 0, aY = 0, bX = 0, bY = 0] = numbersOf(d).map((number) => number - 50)
      const [baseX, baseY] = [(aX + bX) / 2, (aY + bY) / 2]
      expect(baseX * tipY - baseY * tipX).toBeLessThan(0)
    }
  })

  it('weigh less than 40 kB a family', () => {
    const sizes = GROUPS.map((group) => {
      const code = readFileSync(join(ROOT, `src/parts/panneau/data/${group}.ts`))
      return [group, gzipSync(code).length] as const
    })
    expect(sizes.filter(([, size]) => size > 40_000)).toEqual([])
  })
})

describe('texts', () => {
  const texts = (sign: Sign) => [sign.name, sign.mean, sign.alt, ...(sign.todo ? [sign.todo] : [])]
  const french = [
    ...signs.flatMap((sign) => texts(sign).map(({ fr }) => `${sign.id}: ${fr}`)),
    ...scenes.flatMap(({ id, name, answer }) => [`${id}: ${name.fr}`, `${id}: ${answer.why.fr}`]),
  ].map((text) => text.replace(/^[\w-]+: /, ''))

  it('are there in both languages', () => {
    const empty = signs.filter((sign) => texts(sign).some(({ fr, ar }) => !fr || !/[\u0621-\u064a]/.test(ar)))
    expect(empty.map(({ id }) => id)).toEqual([])
    expect(signs.filter(({ group, todo }) => (group === 'lamp') !== Boolean(todo)).map(({ id }) => id)).toEqual([])
  })

  it('write no short form of the catalogue', () => {
    expect(signs.filter(({ name }) => /م\.ج|\?/.test(name.ar)).map(({ id }) => id)).toEqual([])
  })

  it('describe in 140 characters what is seen, without the name', () => {
    const plain = (text: string) => text.replace(/«[^»]*»/g, '').toLowerCase()
    const tells = signs.filter(({ name, alt }) =>
      [
        [name.fr, alt.fr],
        [name.ar, alt.ar],
      ].some(([said = '', seen = '']) => seen.length > 140 || plain(seen).includes(said.toLowerCase())),
    )
    expect(tells.map(({ id }) => id)).toEqual([])
  })

  it('follow French typography', () => {
    const wrong = french.filter((text) =>
      /'|"|\.\.\.| {2}|(?<![\u00a0\u202f])[;!?»%]|(?<![\u00a0\u202f]):|«(?!\u00a0)/.test(text),
    )
    expect(wrong).toEqual([])
  })

  it('of junctions tell what is seen, without the order', async () => {
    const pictures: Picture[] = await Promise.all(scenes.map(({ id }) => loadPicture(`scene:${id}`)))
    for (const picture of pictures) {
      const { fr, ar } = altOf(picture)
      expect(fr).not.toMatch(/undefined|priorité|passe le premier|cède/)
      expect(ar).not.toMatch(/undefined|أولوية/)
    }
  })
})
