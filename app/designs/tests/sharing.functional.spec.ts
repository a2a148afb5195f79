import { test } from '@japa/runner'
import { findSharedDesign } from '#app/designs/queries/find_shared_design'
import SharedDesignTransformer from '#app/designs/transformers/shared_design_transformer'
import { wholeOptions } from '#app/designs/validators/design_validator'
import { createDesign } from './design_factory.js'
import { Dweller } from './dweller.js'

test.group('A shared design', () => {
  test('tells all that was wished, as the engine was told it, or nothing', async ({
    client,
    assert,
  }) => {
    const ava = await Dweller.create(client)
    const design = await createDesign(ava.user, { customPrompt: 'oak floor' })
    const wishOf = async (tells: boolean) => {
      const path = `/api/designs/${design.id}/share`
      const { token } = (await ava.post(path, { tells_prompt: tells })).design.share
      return new SharedDesignTransformer((await findSharedDesign(token))!).toObject().wish
    }
    assert.equal(await wishOf(true), 'oak floor\nmore light')
    assert.isNull(await wishOf(false))
    await design.merge({ options: wholeOptions({ customPrompt: 'more light' }) }).save()
    assert.equal(await wishOf(true), 'more light')
  })
})
