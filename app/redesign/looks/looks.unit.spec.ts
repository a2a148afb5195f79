import { test } from '@japa/runner'
import type { DesignOptions } from '#app/redesign/design_options'
import { COLORS } from '#app/redesign/looks/colors'
import { combineLook } from '#app/redesign/looks/combine_look'
import { DESIGNERS } from '#app/redesign/looks/designers'
import { LOCATIONS } from '#app/redesign/looks/locations'
import { chromaOf, hexToOklab, linearToOklab, oklabToLinear } from '#app/redesign/looks/oklab'
import { ROOM_TYPES } from '#app/redesign/looks/room_types'
import { anotherSeedOfLook, settleTheme } from '#app/redesign/looks/shared_look'
import { THEMES } from '#app/redesign/looks/themes'

const NOTHING: DesignOptions = {
  roomType: null,
  designer: null,
  location: null,
  theme: null,
  colors: [],
  customPrompt: null,
}
const choose = (options: Partial<DesignOptions>, seed = 0) =>
  combineLook({ ...NOTHING, ...options }, seed)

test.group('Option lists of the designer', () => {
  test('a theme keeps its promise: strong colors of walls and sofa are among its first three', ({
    assert,
  }) => {
    const distance = (one: string, other: string) => {
      const [first, second] = [hexToOklab(one), hexToOklab(other)]
      return Math.hypot(...first.map((value, channel) => value - second[channel]))
    }
    for (const { id, swatches, walls, textiles } of THEMES) {
      const large = [textiles[0], ...walls.map(({ colors }) => colors[0])]
      for (const color of large.filter((each) => chromaOf(hexToOklab(each)) > 0.04)) {
        const nearest = Math.min(...swatches.slice(0, 3).map((swatch) => distance(swatch, color)))
        assert.isBelow(nearest, 0.12, `${id}: ${color}`)
      }
    }
  })

  test('{label}: ids are unique, swatches are colors, every one is described')
    .with([
      { label: 'themes', list: THEMES, atLeast: 10 },
      { label: 'designers', list: DESIGNERS, atLeast: 8 },
      { label: 'locations', list: LOCATIONS, atLeast: 12 },
      { label: 'colors', list: COLORS, atLeast: 24 },
      { label: 'room types', list: ROOM_TYPES, atLeast: 10 },
    ])
    .run(({ assert }, { list, atLeast }) => {
      assert.isAtLeast(list.length, atLeast)
      assert.lengthOf(new Set(list.map((one) => one.id)), list.length)
      assert.lengthOf(new Set(list.map((one) => one.label)), list.length)
      for (const one of list) {
        assert.match(one.id, /^[a-z]+(-[a-z]+)*$/)
        assert.isAbove(one.description.length, 8)
        assert.isNotEmpty(one.swatches)
        for (const hex of one.swatches) assert.match(hex, /^#[\da-f]{6}$/)
      }
    })
})

test.group('Looks', () => {
  test('the same choice and seed give the same look; seeds and themes differ', ({ assert }) => {
    assert.deepEqual(choose({ theme: 'noir' }, 2), choose({ theme: 'noir' }, 2))
    const variations = [0, 1, 2, 3].map((seed) => JSON.stringify(choose({ theme: 'noir' }, seed)))
    assert.lengthOf(new Set(variations), 4)
    const themes = THEMES.map(({ id }) => JSON.stringify(choose({ theme: id })))
    assert.lengthOf(new Set(themes), THEMES.length)
  })

  test('every combination of theme, designer, place and room stands in the same range', ({
    assert,
  }) => {
    for (const theme of THEMES)
      for (const designer of DESIGNERS)
        for (const location of LOCATIONS)
          for (const room of ROOM_TYPES) {
            const { look } = choose({
              theme: theme.id,
              designer: designer.id,
              location: location.id,
              roomType: room.id,
            })
            const { walls, floor, accentWall, light } = look
            if (!walls || !floor) return assert.fail('a chosen look covers walls and floor')
            const colors = [...walls.colors, ...floor.colors, ...(accentWall?.colors ?? [])]
            const sound = colors.every((one) => one[0] > 0.05 && one[0] < 1 && chromaOf(one) < 0.3)
            if (!sound) assert.fail(`${theme.id} ${designer.id} ${location.id}`)
            if (light.key < 0.35 || light.key > 0.8)
              assert.fail(`${theme.id} ${designer.id}: light`)
            if (room.id === 'bathroom') assert.notInclude(['planks', 'herringbone'], floor.pattern)
          }
  })

  test('a designer lays boards the own way; a place brings its floor', ({ assert }) => {
    const designed = choose({ theme: 'scandinavian', designer: 'ines-valmor' }).look
    assert.equal(designed.floor?.pattern, 'herringbone')
    assert.equal(designed.walls?.pattern, 'panelling')
    assert.equal(choose({ theme: 'noir', location: 'miami' }).look.floor?.pattern, 'terrazzo')
  })

  test('pale colors go to the walls, strong ones to one wall and the sofa', ({ assert }) => {
    const { look } = choose({ theme: 'modern', colors: ['linen', 'teal'] })
    assert.deepEqual(look.walls?.colors[0], hexToOklab('#e6ddcc'))
    assert.deepEqual(look.accentWall?.colors[0], hexToOklab('#2f6f73'))
    assert.deepEqual(look.textiles[0], hexToOklab('#2f6f73'))
  })
})

test.group('Rooms of one home', () => {
  const finishesOf = (options: Partial<DesignOptions>, seed: number) => {
    const { look } = combineLook(settleTheme({ ...NOTHING, ...options }, seed), seed)
    const { walls, floor, ceiling, textiles, curtains, wood, accents } = look
    return { walls, floor, ceiling, textiles, curtains, wood, accents }
  }
  const DRY = ROOM_TYPES.filter(({ floors }) => floors.includes('planks'))

  test('{label}: all get the same palette and finishes, with any seed of the look')
    .with([
      { label: 'nothing chosen', options: {} },
      ...THEMES.map(({ id }) => ({ label: id, options: { theme: id } })),
      ...DESIGNERS.map(({ id }) => ({ label: id, options: { designer: id } })),
      ...LOCATIONS.map(({ id }) => ({ label: id, options: { location: id } })),
      { label: 'colors', options: { colors: ['sage', 'chalk'] } },
      { label: 'words', options: { customPrompt: 'dark oak floor' } },
      { label: 'an unknown theme', options: { theme: 'unheard of' } },
    ])
    .run(({ assert }, { options }) => {
      for (const seed of [0, 1, 2, 3, 4_711, 2 ** 31 - 2]) {
        const home = finishesOf({ ...options, roomType: 'living-room' }, seed)
        const another = settleTheme({ ...NOTHING, ...options }, seed)
        for (const { id } of DRY) {
          assert.deepEqual(finishesOf({ ...options, roomType: id }, seed), home)
          const { look } = combineLook({ ...another, roomType: id }, anotherSeedOfLook(seed))
          assert.deepEqual([look.walls, look.floor], [home.walls, home.floor])
        }
      }
    })

  test('a bathroom shares all but a floor that can’t take water', ({ assert }) => {
    for (const { id: theme } of THEMES)
      for (const seed of [0, 1, 2]) {
        const living = finishesOf({ theme, roomType: 'living-room' }, seed)
        const bath = finishesOf({ theme, roomType: 'bathroom' }, seed)
        const isWet = !['planks', 'herringbone', 'chevron'].includes(living.floor!.pattern)
        assert.deepEqual({ ...bath, floor: null }, { ...living, floor: null })
        assert.equal(JSON.stringify(bath.floor) === JSON.stringify(living.floor), isWet)
      }
  })
})

test.group('Words of the person', () => {
  test('floor, walls and what to keep', ({ assert }) => {
    const { look, unmet } = choose({
      theme: 'coastal',
      customPrompt: 'Dark oak herringbone floor, sage walls, keep the ceiling',
    })
    assert.equal(look.floor?.pattern, 'herringbone')
    assert.isBelow(look.floor!.colors[0][0], hexToOklab('#a98557')[0])
    assert.deepEqual(look.walls?.colors[0], hexToOklab('#a3ae95'))
    assert.isNull(look.accentWall)
    assert.isNull(look.ceiling)
    assert.deepEqual(unmet, [])
  })

  test('one clause for two surfaces, two surfaces in one clause', ({ assert }) => {
    const both = choose({ customPrompt: 'walls and ceiling in pale blue' }).look
    assert.deepEqual(both.walls?.colors[0], both.ceiling)
    const apart = choose({ customPrompt: 'black walls and a terrazzo floor' }).look
    assert.deepEqual(apart.walls?.colors[0], hexToOklab('#262628'))
    assert.equal(apart.floor?.pattern, 'terrazzo')
  })

  test('a word names its surface by itself; moods change the light', ({ assert }) => {
    const plain = choose({ theme: 'modern' }).look
    const { look } = choose({ theme: 'modern', customPrompt: 'exposed brick; cosy' })
    assert.equal(look.walls?.pattern, 'brick')
    assert.isAbove(look.light.warmth, plain.light.warmth)
  })

  test('what is not understood is given back', ({ assert }) => {
    const { unmet } = choose({
      customPrompt: 'white walls, a flamingo in the corner, velvet sofa in teal',
    })
    assert.deepEqual(unmet, ['a flamingo in the corner', 'velvet'])
  })
})

test('color survives the way to OKLab and back', ({ assert }) => {
  for (const rgb of [
    [0.2, 0.5, 0.9],
    [1, 1, 1],
    [0.01, 0.3, 0],
  ]) {
    const back = oklabToLinear(...linearToOklab(rgb[0], rgb[1], rgb[2]))
    back.forEach((value, at) => assert.closeTo(value, rgb[at], 1e-4))
  }
})
