import { test } from '@japa/runner'
import sharp from 'sharp'
import { prepareImage } from '#app/media/prepare_image'
import { storeImage } from '#app/media/tests/store_image'
import ImageFiles from '#app/media/files/image_files'
import { provenanceXmp, sourceTypeIn } from '#app/media/imaging/provenance'
import { createUser } from '#tests/support/users'
import { settled } from './tests/media_state.js'
import { photograph } from './tests/photographs.js'

const store = async (source: Buffer) =>
  storeImage({ source, owner: await createUser(), purpose: 'design' })

async function saidBy(hash: string) {
  const { originalFile, variants } = await settled(hash)
  const files = [originalFile, ...variants.map(({ file }) => file)]
  const said = files.map(async (file) => {
    const { xmp } = await sharp(await new ImageFiles().read(hash, file)).metadata()
    return sourceTypeIn(xmp)
  })
  return [...new Set(await Promise.all(said))]
}

test.group('Pictures that an algorithm made', () => {
  test('say so in each file and format, and nothing else of what they said', async ({ assert }) => {
    const xmp = provenanceXmp('trainedAlgorithmicMedia', 'Somebody’s secret studio')
    const source = await photograph(400, 300).jpeg().withXmp(xmp).toBuffer()
    const { contentHash } = await store(source)
    assert.deepEqual(await saidBy(contentHash), ['trainedAlgorithmicMedia'])
    const original = await new ImageFiles().read(contentHash, 'original.jpg')
    assert.notInclude(original.toString('utf8'), 'studio')
  })

  test('are told apart from a photograph, which says nothing', async ({ assert }) => {
    const { contentHash } = await store(await photograph(400, 300).jpeg().toBuffer())
    assert.deepEqual(await saidBy(contentHash), [null])
  })

  test('are not what they are told to be by a picture of the same bytes', async ({ assert }) => {
    const source = await photograph(60, 40).jpeg().toBuffer()
    const hashOf = (made: 'algorithmicMedia' | null) =>
      prepareImage(source, ({ hash }) => Promise.resolve(hash), { made })
    assert.notEqual(await hashOf('algorithmicMedia'), await hashOf(null))
  })

  test('are believed only with words of the standard', ({ assert }) => {
    const xmp = Buffer.from('<x>http://cv.iptc.org/newscodes/digitalsourcetype/anything</x>')
    assert.isNull(sourceTypeIn(xmp))
    assert.isNull(sourceTypeIn(undefined))
  })
})
