import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { contentThreshold } from '#config/design'
import { checkContent } from '#app/redesign/safety/check_content'
import { ContentClassifier } from '#app/redesign/safety/content_classifier'

const MODEL = 'resources/models/nsfw_inception_v3.onnx'
const room = (name: string) =>
  readFile(app.makePath(`resources/demo/photographs/interiors/${name}.jpg`))

test.group('What is in a picture', (group) => {
  group.tap((each) => each.tags(['@no_sql']))
  test('rooms are allowed, several at once', async ({ assert }) => {
    const rooms = await Promise.all(['living', 'bathroom', 'bedroom'].map(room))
    const verdicts = await Promise.all(rooms.map(checkContent))
    for (const { isAllowed, score } of verdicts) {
      assert.isTrue(isAllowed)
      assert.isAtLeast(score, 0)
      assert.isBelow(score, contentThreshold / 5)
    }
  })

  test('is said as the reference implementation says it, also by a second thread', async ({
    assert,
  }) => {
    const classifier = new ContentClassifier(app.makePath(MODEL))
    const { drawing, hentai, neutral, porn, sexy } = await classifier.classify(await room('living'))
    await classifier.close()
    assert.closeTo((await classifier.classify(await room('office'))).neutral, 0.95, 0.04)
    await classifier.close()
    assert.closeTo(drawing + hentai + neutral + porn + sexy, 1, 0.001)
    assert.closeTo(neutral, 0.93, 0.04)
    assert.closeTo(porn, 0.039, 0.02)
  })

  test('is said of transparent and gray pictures too', async ({ assert }) => {
    const background = { r: 90, g: 90, b: 90, alpha: 0.5 }
    const image = sharp({ create: { width: 40, height: 300, channels: 4, background } })
    const pictures = [await image.png().toBuffer(), await image.grayscale().webp().toBuffer()]
    for (const picture of pictures) assert.isTrue((await checkContent(picture)).isAllowed)
  })

  test('cannot be said of what is no picture', async ({ assert }) => {
    await assert.rejects(() => checkContent(Buffer.from('no picture')))
  })

  test('a thread that fails says so, every time', async ({ assert }) => {
    const classifier = new ContentClassifier('/no/such/network.onnx')
    const picture = await room('office')
    await assert.rejects(() => classifier.classify(picture), /could not be said/)
    await assert.rejects(() => classifier.classify(picture), /could not be said/)
  })
})
