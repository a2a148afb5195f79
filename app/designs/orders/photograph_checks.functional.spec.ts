import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { dataUrl, DesignOwner } from '#app/designs/tests/design_owner'

const CALL = '/api/designs/checks'

async function smallCopy(name: string): Promise<string> {
  const photograph = await readFile(app.makePath(`resources/demo/photographs/${name}.jpg`))
  return dataUrl(await sharp(photograph).resize(640, 640, { fit: 'inside' }).jpeg().toBuffer())
}

test.group('A photograph looked at before it is sent', () => {
  test('shows a room or does not, and costs nothing', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client, 1)
    const look = async (name: string) => ava.post(CALL, { image: await smallCopy(name) })
    const seen = { status: 'success', looks_like_room: true }
    assert.deepEqual(await look('interiors/living'), seen)
    assert.deepEqual(await look('exteriors/beach'), { ...seen, looks_like_room: false })
    assert.equal(await ava.credits(), 1)
  })

  test('takes a copy of the size that browsers send, and no more than 1 MB', async ({ client }) => {
    const ava = await DesignOwner.create(client)
    const noise = sharp({
      create: {
        width: 640,
        height: 480,
        channels: 3,
        background: 'gray',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const detailed = dataUrl(await noise.jpeg({ quality: 85 }).toBuffer())
    if (detailed.length < 100_000) throw new Error(`Only ${detailed.length} characters`)
    await ava.post(CALL, { image: detailed })
    await ava.post(CALL, { image: dataUrl(Buffer.alloc(1024 * 1024)) }, 413)
  })

  test('is refused where it is no picture', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    for (const image of ['', 'a room', dataUrl(Buffer.from('a floor plan, in words'))]) {
      const { body } = await answerTo(client, ava, image)
      assert.isTrue(body.errors ? 'image' in body.errors : /pictures/.test(body.message), image)
    }
  })
})

async function answerTo(client: DesignOwner['client'], { user }: DesignOwner, image: string) {
  const answer = await client.post(CALL).json({ image }).withCsrfToken().loginAs(user)
  if (![415, 422].includes(answer.status())) throw new Error(`Answered ${answer.status()}`)
  return { body: answer.body() }
}
