import { test } from '@japa/runner'
import { SURFACE } from '#app/redesign/surface'
import { findSpots } from '#app/designs/surfaces/ui/find_spots'
import { storePainting, takePainting } from '#app/designs/surfaces/ui/load_surfaces'
import { knownPieces, nextPiece, pieceInWords } from '#app/designs/surfaces/ui/surface_pieces'
import { Painting } from '#app/designs/surfaces/ui/painting'
import { areaAround, brushedAlong, piecesAlong } from '#app/designs/surfaces/ui/reach'
import { SurfaceMap } from '#app/designs/surfaces/ui/surface_map'

const { unknown, floor, wall, furniture, keep } = SURFACE

function room(): SurfaceMap {
  const { width, height, pieceOf } = SurfaceMap.blank(48, 32)
  const found = Uint8Array.from(pieceOf, (piece) => (piece < 3 ? wall : floor))
  return new SurfaceMap(width, height, found, pieceOf)
}

test.group('Painting surfaces', () => {
  test('lays what is said over what was found', ({ assert }) => {
    const painting = new Painting(room())
    painting.paint([5, 6], furniture)
    painting.finish()
    assert.equal(painting.surfaceAt(5), furniture)
    assert.equal(painting.surfaceAt(7), wall)
    painting.paint([5], unknown)
    painting.finish()
    assert.equal(painting.surfaceAt(5), wall)
    assert.isTrue(painting.snapshot().isSaying)
  })

  test('goes back and forth by strokes, however many parts a stroke had', ({ assert }) => {
    const painting = new Painting(room())
    painting.paint([1, 2], floor)
    painting.paint([2, 3], keep)
    painting.finish()
    painting.paint([3, 4], furniture)
    painting.finish()
    const after = painting.said.slice()

    painting.undo()
    assert.deepEqual([...painting.said.subarray(0, 5)], [0, floor, keep, keep, 0])
    painting.undo()
    assert.isFalse(painting.said.some(Boolean))
    assert.deepInclude(painting.snapshot(), { canUndo: false, canRedo: true, isChanged: false })
    painting.redo()
    painting.redo()
    assert.deepEqual(painting.said, after)
    assert.deepInclude(painting.snapshot(), { canUndo: true, canRedo: false, isChanged: true })

    painting.undo()
    painting.paint([9], wall)
    painting.finish()
    assert.isFalse(painting.snapshot().canRedo)
  })

  test('forgets a stroke that was not meant, and makes no step of one that changed nothing', ({
    assert,
  }) => {
    const painting = new Painting(room())
    painting.paint([1, 2, 3], keep)
    painting.abandon()
    painting.finish()
    painting.paint([], keep)
    painting.finish()
    assert.isFalse(painting.said.some(Boolean))
    assert.isFalse(painting.snapshot().canUndo)
  })

  test('knows what was not saved yet', ({ assert }) => {
    const saved = new Uint8Array(48 * 32)
    saved[7] = keep
    const painting = new Painting(room(), saved)
    assert.deepInclude(painting.snapshot(), { isChanged: false, isSaying: true })
    painting.paint([8], keep)
    painting.finish()
    const sent = painting.said.slice()
    painting.paint([9], keep)
    painting.finish()
    painting.markSaved(sent)
    assert.isTrue(painting.snapshot().isChanged)
    painting.undo()
    assert.isFalse(painting.snapshot().isChanged)
    painting.reset()
    assert.deepInclude(painting.snapshot(), { isChanged: true, isSaying: false })
  })

  test('is taken up again where it was left unsaved, unless it was given up', ({ assert }) => {
    const saved = new Uint8Array(48 * 32)
    saved[7] = keep
    const painting = new Painting(room(), saved)
    storePainting(1, painting)
    assert.isNull(takePainting(1))
    painting.paint([7, 8], floor)
    painting.finish()
    storePainting(1, painting)
    assert.isNull(takePainting(2))
    assert.strictEqual(takePainting(1), painting)
    assert.isNull(takePainting(1))

    painting.giveUp()
    assert.deepEqual(painting.said, saved)
    storePainting(1, painting)
    assert.isNull(takePainting(1))
  })

  test('keeps everything but one surface', ({ assert }) => {
    const painting = new Painting(room())
    painting.paint([0], floor)
    painting.finish()
    painting.changeOnly(floor)
    assert.equal(painting.said[0], floor)
    assert.equal(painting.said[1], keep)
    assert.equal(painting.said[47 + 48 * 31], floor)
    painting.undo()
    assert.equal(painting.said[1], unknown)
  })

  test('tells whoever draws it as a stroke grows, and everybody when it is whole', ({ assert }) => {
    const painting = new Painting(room())
    const told: string[] = []
    const unwatch = painting.watch(() => told.push('drawn'))
    painting.subscribe(() => told.push('whole'))
    painting.paint([1], keep)
    painting.paint([2], keep)
    painting.finish()
    painting.paint([3], keep)
    painting.undo()
    assert.deepEqual(told, ['drawn', 'drawn', 'whole', 'drawn', 'whole', 'drawn', 'whole'])
    assert.deepEqual([...painting.said.subarray(1, 4)], [keep, keep, unknown])
    unwatch()
    painting.paint([4], keep)
    assert.lengthOf(told, 7)
  })

  test('tells where it changed since it was last asked', ({ assert }) => {
    const painting = new Painting(room())
    painting.paint([48 * 3 + 5, 48 * 6 + 2], keep)
    assert.deepEqual(painting.takeDirty(), { left: 2, top: 3, right: 6, bottom: 7 })
    assert.isNull(painting.takeDirty())
    painting.finish()
    painting.undo()
    assert.deepEqual(painting.takeDirty(), { left: 2, top: 3, right: 6, bottom: 7 })
  })
})

test.group('What a tool reaches', () => {
  test('whole pieces along a line', ({ assert }) => {
    const map = room()
    assert.lengthOf(piecesAlong(map, { x: 4, y: 4 }, { x: 4, y: 4 }), 16 * 16)
    assert.lengthOf(piecesAlong(map, { x: 4, y: 4 }, { x: 40, y: 4 }), 3 * 16 * 16)
    assert.lengthOf(piecesAlong(map, { x: -9, y: 4 }, { x: -4, y: 4 }), 0)
  })

  test('what lies under a round brush, without gaps, and nothing outside', ({ assert }) => {
    const map = room()
    const dab = [...brushedAlong(map, { x: 10, y: 10 }, { x: 10, y: 10 }, 3)]
    assert.isTrue(dab.every((at) => Math.hypot((at % 48) - 9.5, Math.floor(at / 48) - 9.5) <= 3))
    assert.closeTo(dab.length, Math.PI * 9, 4)
    const stroke = new Set(brushedAlong(map, { x: 0, y: 16 }, { x: 48, y: 16 }, 1.5))
    for (let x = 0; x < 48; x++) assert.isTrue(stroke.has(16 * 48 + x))
    assert.lengthOf([...brushedAlong(map, { x: -5, y: -5 }, { x: -5, y: -5 }, 2)], 0)
  })

  test('all that hangs together as one surface', ({ assert }) => {
    const painting = new Painting(room())
    assert.lengthOf(areaAround(painting, 0), 48 * 16)
    for (let y = 0; y < 16; y++) painting.paint([y * 48 + 20], furniture)
    assert.lengthOf(areaAround(painting, 0), 20 * 16)
    assert.lengthOf(areaAround(painting, 47), 27 * 16)
    assert.lengthOf(areaAround(painting, 20), 16)
  })
})

test.group('Pieces', () => {
  test('are walked from one to the next', ({ assert }) => {
    const map = room()
    assert.equal(nextPiece(map, 0, { x: 1, y: 0 }), 1)
    assert.equal(nextPiece(map, 0, { x: 1, y: 0 }, 20), 2)
    assert.equal(nextPiece(map, 1, { x: 0, y: 1 }), 4)
    assert.equal(nextPiece(map, 4, { x: 0, y: -1 }), 1)
    assert.equal(nextPiece(map, 2, { x: 1, y: 0 }), 2)
  })

  test('are known by what most of each is, and not by guesses', ({ assert }) => {
    const { width, height, found, pieceOf } = room()
    const doubted = Uint8Array.from(pieceOf, (piece) => (piece === 4 ? 1 : 0))
    const painting = new Painting(new SurfaceMap(width, height, found, pieceOf, doubted))
    painting.paint(painting.map.pieces[0].pixels, keep)
    painting.paint(painting.map.pieces[1].pixels.subarray(0, 20), furniture)
    const { surfaceOf, saidOf } = knownPieces(painting)
    assert.deepEqual([...surfaceOf], [keep, wall, wall, floor, unknown, floor])
    assert.deepEqual([...saidOf], [keep, 0, 0, 0, 0, 0])
  })

  test('are told in words', ({ assert }) => {
    const painting = new Painting(room())
    assert.equal(pieceInWords(painting, 0), 'Wall, upper left')
    painting.paint(painting.map.pieces[5].pixels, keep)
    assert.equal(pieceInWords(painting, 5), 'Keep as is, corrected by you, lower right')
    assert.match(pieceInWords(new Painting(SurfaceMap.blank(48, 32)), 1), /^Not recognized/)
  })

  test('of one surface are called by name once, where there is room', ({ assert }) => {
    const { width, height, pieceOf } = SurfaceMap.blank(96, 64)
    const found = Uint8Array.from(pieceOf, (_, at) => (Math.floor(at / 96) < 32 ? wall : floor))
    const painting = new Painting(new SurfaceMap(width, height, found, pieceOf))
    const spots = findSpots(painting)
    assert.deepEqual(
      spots.map(({ surface }) => surface),
      [floor, wall]
    )
    for (const { surface, x, y } of spots) {
      assert.equal(painting.surfaceAt(y * 96 + x), surface)
      assert.isAbove(Math.min(x, 95 - x), 9)
    }
    painting.paint([0, 1, 2], keep)
    assert.lengthOf(findSpots(painting), 2)
  })
})
