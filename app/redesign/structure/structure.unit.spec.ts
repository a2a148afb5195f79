import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { test } from '@japa/runner'
import { measureStructure } from '#app/redesign/builtin/design_thread'

const room = (name: string) =>
  readFile(new URL(`../tests/fixtures/rooms/${name}.jpg`, import.meta.url))

test.group('Structure of a redesign against its original', (group) => {
  group.each.timeout(600_000)

  test('a room in other colors and another size has all of it', async ({ assert }) => {
    const original = await room('office')
    const dyed = await sharp(original)
      .resize(800)
      .modulate({ brightness: 0.9, saturation: 0.6 })
      .jpeg()
      .toBuffer()
    assert.isAbove(await measureStructure(original, dyed), 0.8)
  })

  test('another room, or the same mirrored, has little of it', async ({ assert }) => {
    const original = await room('office')
    assert.isBelow(await measureStructure(original, await room('kitchen')), 0.5)
    const mirrored = await sharp(original).flop().jpeg().toBuffer()
    assert.isBelow(await measureStructure(original, mirrored), 0.62)
  })

  test('an abort ends it', async ({ assert }) => {
    const original = await room('office')
    const measured = measureStructure(original, original, AbortSignal.abort())
    await assert.rejects(() => measured)
  })
})
