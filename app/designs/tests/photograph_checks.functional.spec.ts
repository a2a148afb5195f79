import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { dataUrl, Dweller } from './dweller.js'

const CALL = '/api/designs/checks'

/** The small copy that a browser sends. */
async function smallCopy(name: string): Promise<string> {
  const photograph = await readFile(app.makePath(`resources/demo/photographs/${name}.jpg`))
  return dataUrl(await sharp(photograph).resize(640, 640, { fit: 'inside' }).jpeg().toBuffer())
}

test.group('A photograph looked at before it is sent', (group) => {
  group.each.timeout(60_000)

  test('shows a room or does not, and costs nothing', async ({ client, assert }) => {
    const ava = await Dweller.create(client, 1)
    const look = async (name: string) => ava.post(CALL, { image: await smallCopy(name) })
    const seen = { status: 'success', looks_like_room: true }
    assert.deepEqual(await look('interiors/living'), seen)
    assert.deepEqual(await look('exteriors/beach'), { ...seen, looks_like_room: false })
    assert.equal(await ava.credits(), 1)
  })

  test('is refused where it is no picture', async ({ client, assert }) => {
    const ava = await Dweller.create(client)
    for (const image of ['', 'a room', dataUrl(Buffer.from('a floor plan, in words'))]) {
      const { body } = await answerTo(client, ava, image)
      assert.isTrue(body.errors ? 'image' in body.errors : /pictures/.test(body.message), image)
    }
  })
})

async function answerTo(client: Dweller['client'], { user }: Dweller, image: string) {
  const answer = await client.post(CALL).json({ image }).withCsrfToken().loginAs(user)
  if (![415, 422].includes(answer.status())) throw new Error(`Answered ${answer.status()}`)
  return { body: answer.body() }
}
