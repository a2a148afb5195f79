import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { EnginePicture } from '#app/redesign/design_engine'
import { dataUrl, DesignOwner } from '#app/designs/tests/design_owner'
import { withEngine } from '#app/designs/tests/test_engine'

const REMARK = /room’s layout/

async function photograph(name: string): Promise<EnginePicture> {
  const file = await readFile(app.makePath(`resources/demo/photographs/interiors/${name}.jpg`))
  const { data, info } = await sharp(file)
    .resize(768, 512)
    .jpeg()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.group('The structure of a design', (group) => {
  const scene = withEngine(group)

  async function made(
    client: Parameters<typeof DesignOwner.create>[0],
    ...drawings: EnginePicture[]
  ) {
    const ava = await DesignOwner.create(client)
    scene.engine.draw(...drawings)
    const { data } = await photograph('living')
    return ava.generated({ image: dataUrl(data) })
  }

  test('is measured, and where the room is kept there is nothing to say', async ({
    client,
    assert,
  }) => {
    const design = await made(client, await photograph('living'))
    assert.isAbove(design.structure_score!, 0.8)
    assert.isFalse(design.remarks.some((remark) => REMARK.test(remark)))
    assert.lengthOf(scene.engine.orders, 1)
  })

  test('that is another room’s is tried once more, with another seed', async ({
    client,
    assert,
  }) => {
    const [other, same] = [await photograph('bathroom'), await photograph('living')]
    const design = await made(client, other, same)
    assert.isAbove(design.structure_score!, 0.8)
    assert.lengthOf(scene.engine.orders, 2)
    assert.notEqual(scene.engine.orders[0].seed, scene.engine.orders[1].seed)
    assert.isFalse(design.remarks.some((remark) => REMARK.test(remark)))
  })

  test('that stays another room’s is delivered with a remark, for one credit', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await photograph('bathroom'), await photograph('kitchen')]
    const design = await made(client, one, other)
    assert.equal(design.status, 'completed')
    assert.isBelow(design.structure_score!, 0.5)
    assert.lengthOf(scene.engine.orders, 2)
    assert.isTrue(design.remarks.some((remark) => REMARK.test(remark)))
  })
})
