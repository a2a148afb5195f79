import { test } from '@japa/runner'
import { facesFor, fontWith } from '#app/properties/cards/faces'
import type { OutlineFont } from '#app/properties/cards/outline_font'
import { shapeText } from '#app/properties/cards/shape_text'

/** Draws each character as a point at its code, 10 wide; notes what it is asked for. */
function plainFont() {
  const asked: [text: string, direction: string][] = []
  const font: OutlineFont = {
    unitsPerEm: 10,
    has: () => true,
    draw(text, direction) {
      asked.push([text, direction])
      const shown = direction === 'rtl' ? [...text].reverse() : [...text]
      return shown.map((character) => ({
        path: [{ type: 'M', values: [0, character.codePointAt(0)!] }],
        ...{ xAdvance: 10, xOffset: 0, yOffset: 0 },
      }))
    },
  }
  return { font, asked }
}

/** What stands on a line from left to right. */
function seen(text: string) {
  const { font, asked } = plainFont()
  const { path, width } = shapeText(
    [...text].map((character) => ({ text: character, font })),
    10
  )
  const points = [...path.matchAll(/M(\S+) -(\d+)/g)]
  const shown = points.map(([, , code]) => String.fromCodePoint(Number(code))).join('')
  const lefts = points.map(([, left]) => Number(left))
  return { shown, asked, lefts, width }
}

test.group('Names on cards', () => {
  test('stand in the order in which they are read', ({ assert }) => {
    for (const [written, shown] of [
      ['Villa', 'Villa'],
      ['אבג', 'גבא'],
      ['Villa אבג 12', 'Villa 12 גבא'],
      ['אבג (12)', '(12) גבא'],
      ['אב Villa גד', 'דג Villa בא'],
      ['بيت', 'تيب'],
    ]) {
      assert.equal(seen(written).shown, shown, written)
    }
  })

  test('are laid out a direction at a time, so that letters join', ({ assert }) => {
    const { asked, lefts, width } = seen('Villa بيت')
    assert.deepEqual(asked, [
      ['Villa ', 'ltr'],
      ['بيت', 'rtl'],
    ])
    assert.deepEqual(
      lefts,
      lefts.map((_, at) => at * 10)
    )
    assert.equal(width, 90)
  })

  test('are drawn by the family of their language first', ({ assert }) => {
    const first = (text: string, face: 'display' | 'text' = 'text') =>
      facesFor(text, face).filter((name) => name.startsWith('noto'))[0]
    assert.equal(first('軽井沢の家'), 'noto-sans-jp')
    assert.equal(first('바닷가의 집'), 'noto-sans-kr')
    assert.equal(first('海边的房子'), 'noto-sans-sc')
    assert.deepEqual(facesFor('Villa', 'display').slice(0, 2), ['fraunces', 'inter'])
    assert.equal(facesFor('Villa', 'text')[0], 'inter')
    assert.equal(new Set(facesFor('の', 'text')).size, facesFor('の', 'text').length)
  })

  test('take the one file of a family that has the letter', async ({ assert }) => {
    const codes = (text: string) => [...text].map((each) => each.codePointAt(0)!)
    const latin = await fontWith(codes('V'), ['inter'])
    const cyrillic = await fontWith(codes('Ж'), ['fraunces', 'inter'])
    assert.isNotNull(latin)
    assert.isNotNull(cyrillic)
    assert.notEqual(latin, cyrillic)
    assert.equal(await fontWith(codes('Ш'), ['inter']), cyrillic)
    assert.isNull(await fontWith(codes('VЖ'), ['inter']))
    assert.isNull(await fontWith(codes('家'), ['inter', 'noto-sans-thai']))
  })
})
