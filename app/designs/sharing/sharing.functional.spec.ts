import { test } from '@japa/runner'
import { findSharedDesign } from '#app/designs/find_design'
import SharedDesignTransformer from '#app/designs/sharing/shared_design_transformer'
import { wholeOptions } from '#app/redesign/design_options'
import { createDesign } from '#app/designs/tests/design_factory'
import { DesignOwner } from '#app/designs/tests/design_owner'

test.group('A shared design', () => {
  test('tells all that was wished, as the engine was told it, or nothing', async ({
    client,
    assert,
  }) => {
    const ava = await DesignOwner.create(client)
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
