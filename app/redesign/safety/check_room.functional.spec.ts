import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { looksLikeRoom } from '#app/redesign/safety/check_room'

const photograph = (name: string) =>
  readFile(app.makePath(`resources/demo/photographs/${name}.jpg`))

test.group('Whether a picture shows a room', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  for (const name of ['interiors/living', 'interiors/bathroom', 'villa/bedroom']) {
    test(`${name} does`, async ({ assert }) => {
      assert.isTrue(await looksLikeRoom(await photograph(name)))
    })
  }

  for (const name of ['exteriors/beach', 'exteriors/chalet', 'exteriors/mediterranean']) {
    test(`${name} does not`, async ({ assert }) => {
      assert.isFalse(await looksLikeRoom(await photograph(name)))
    })
  }

  test('a plain color does not', async ({ assert }) => {
    const plain = sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a8' } })
    assert.isFalse(await looksLikeRoom(await plain.png().toBuffer()))
  })

  test('cannot be said of what is no picture', async ({ assert }) => {
    await assert.rejects(() => looksLikeRoom(Buffer.from('no picture')))
  })
})
