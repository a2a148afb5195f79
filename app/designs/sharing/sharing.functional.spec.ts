import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { findSharedDesign } from '#app/designs/find_design'
import SharedDesignTransformer from '#app/designs/sharing/shared_design_transformer'
import { wholeOptions, type DesignOptions } from '#app/redesign/design_options'
import { createDesign, createPublicDesign } from '#app/designs/tests/design_factory'
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

  test('is named after its room, and its look unless that is kept', async ({ client, assert }) => {
    const ava = await DesignOwner.create(client)
    const titleOf = async (options: Partial<DesignOptions>, tells: boolean) => {
      const { id } = await createDesign(ava.user, options)
      const answer = await ava.post(`/api/designs/${id}/share`, { tells_prompt: tells })
      const { token } = answer.design.share
      return new SharedDesignTransformer((await findSharedDesign(token))!).toObject().title
    }
    const look = { roomType: 'living-room', theme: 'art-deco' }
    assert.equal(await titleOf(look, true), 'Art Deco living room')
    assert.equal(await titleOf(look, false), 'Living room, redesigned')
    assert.equal(
      await titleOf({ designer: 'ines-valmor' }, true),
      'Room in the style of Inès Valmor'
    )
    assert.equal(await titleOf({}, true), 'A room, redesigned')
  })

  test('lends its look to others’ rooms if its owner tells it', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { id } = await createDesign(ava.user, { roomType: 'bedroom', theme: 'noir' })
    const share = async (tells: boolean): Promise<string> =>
      (await ava.post(`/api/designs/${id}/share`, { tells_prompt: tells })).design.share.token
    const carried = async (look: string) => {
      const page = await client
        .get('/designer')
        .qs({ look })
        .header('x-inertia', 'true')
        .header('x-inertia-version', '1')
        .loginAs(noah.user)
      page.assertStatus(200)
      return page.body().props.carried
    }
    const token = await share(true)
    assert.containsSubset(await carried(token), {
      url: `/shared/${token}`,
      title: 'Noir bedroom',
      options: { roomType: null, theme: 'noir', customPrompt: 'more light' },
    })
    await share(false)
    assert.isNull(await carried(token))
    assert.isNull(await carried('nothing'))
    await ava.delete(`/api/designs/${id}/share`)
    assert.isNull(await carried(token))
  })
})

test.group('Liking a shared design', () => {
  test('counts once, tells its owner, and can be taken back', async ({ client, assert }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { shareToken } = await createPublicDesign(ava.user)
    const path = `/api/shared/${shareToken}/like`
    await Promise.all([noah.post(path), noah.post(path)])
    assert.deepEqual((await noah.post(path)).likes, { count: 1, is_liked: true })
    assert.deepEqual((await ava.post(path)).likes, { count: 2, is_liked: true })
    const { notifications } = await ava.get('/api/notifications')
    assert.containsSubset(notifications.data, [
      { kind: 'design_like', actors_count: 1, url: `/shared/${shareToken}` },
    ])
    assert.lengthOf(notifications.data, 1)
    assert.deepEqual((await noah.delete(path)).likes, { count: 1, is_liked: false })
    assert.deepEqual((await noah.delete(path)).likes, { count: 1, is_liked: false })
    assert.lengthOf((await ava.get('/api/notifications')).notifications.data, 0)
  })

  test('is for those who see it', async ({ client }) => {
    const [ava, noah] = [await DesignOwner.create(client), await DesignOwner.create(client)]
    const { id, shareToken } = await createPublicDesign(ava.user)
    const path = `/api/shared/${shareToken}/like`
    ;(await client.post(path).withCsrfToken()).assertStatus(401)
    await db.table('blocks').insert({ blocker_id: ava.user.id, blocked_id: noah.user.id })
    await noah.post(path, {}, 404)
    await db.from('blocks').where('blocker_id', ava.user.id).delete()
    await noah.post(path)
    await ava.delete(`/api/designs/${id}/share`)
    await noah.post(path, {}, 404)
    await noah.delete(path, 404)
  })
})
