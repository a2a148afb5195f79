import { test } from '@japa/runner'
import { createOpenHouse, openHouseToVisit } from '#app/farm/tests/open_house_factory'
import { campaigner } from '#app/farm/tests/campaigning'
import { pageProps } from '#tests/support/page_props'
import { createUser } from '#tests/support/users'

test.group('Cards in a campaign', () => {
  test('invite to an open house at the clock of the home, and count its page', async ({
    client,
    assert,
  }) => {
    const owner = await createUser({ type: 'realtor' })
    const house = await createOpenHouse(owner)
    const { write, read } = await campaigner(client, owner)
    const body = [
      { kind: 'open_house', open_house_id: house.id },
      { kind: 'listing', property_id: house.propertyId },
    ]
    const { id } = await write({ body })
    const { html, text } = (await read(`/api/farm/campaigns/${id}/preview`)).body()
    for (const part of [html, text]) {
      assert.include(part, `/open-houses/${house.slug}`)
      assert.match(part, /\d{4}, \d{1,2}:\d\d(\s[AP]M)? – \d{1,2}:\d\d\s[AP]M · Portofino/)
    }
    const props = await pageProps(client, `/farm/emails/campaigns/${id}`, owner)
    assert.containsSubset(props.open_houses, [{ id: house.id }])
  })

  test('leave out an open house that was canceled', async ({ client, assert }) => {
    const { realtor, house, cancel } = await openHouseToVisit(client)
    const { write, read } = await campaigner(client, realtor)
    const { id } = await write({ body: [{ kind: 'open_house', open_house_id: house.id }] })
    ;(await cancel()).assertStatus(200)
    const { html } = (await read(`/api/farm/campaigns/${id}/preview`)).body()
    assert.notInclude(html, house.slug)
  })

  test('refuse an open house that is no number', async ({ client }) => {
    const { send } = await campaigner(client)
    const body = [{ kind: 'open_house', open_house_id: 'tomorrow' }]
    const refused = await send('post', '/api/farm/campaigns', {
      campaign: { name: 'x', subject: 'x', body },
    })
    refused.assertStatus(422)
  })
})
