import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { appUrl } from '#config/app'
import { createPublished } from '#app/properties/tests/property_factory'
import { createDraftSpot, createPublicSpot, plantSpots } from '#app/spots/tests/spot_factory'
import { pageProps } from '#tests/support/page_props'
import { eventually } from '#tests/support/eventually'
import { createReadyVideo } from '#tests/support/ready_video'
import VideoCaption from '#app/videos/captions/video_caption'
import { createUser } from '#tests/support/users'

const MAX_EMBED_BYTES = 60_000

test.group('Pages of spots', () => {
  test('tell link previews and search engines of the video', async ({ client, assert }) => {
    const ava = await createUser({ name: 'Ava </script> Stone' })
    const video = await createReadyVideo(ava)
    await video.merge({ mp4Bytes: 1000 }).save()
    const caption = 'The pool <b> "at seven"'
    const { slug } = await createPublicSpot(ava, { caption, slides: [{ video_id: video.id }] })
    const html = (await client.get(`/spots/${slug}`)).text()
    assert.include(html, `content="${appUrl}/videos/${video.slug}/video.mp4"`)
    assert.match(html, /property="og:image"/)
    assert.match(html, /type="application\/json\+oembed"/)
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    assert.containsSubset(JSON.parse(json), { '@type': 'VideoObject', 'name': caption })

    const slides = [{ video_id: video.id, starts_at: 1, ends_at: 4 }]
    const { slug: cut } = await createPublicSpot(ava, { slides })
    const part = (await client.get(`/spots/${cut}`)).text()
    assert.include(part, `property="og:video" content="${appUrl}/spots/${cut}/embed"`)
    assert.include(part, 'property="og:video:type" content="text/html"')
    assert.include(part, '"duration":"PT3S"')

    const draft = await createDraftSpot(ava)
    ;(await client.get(`/spots/${draft.slug}`)).assertStatus(404)
    ;(await client.get(`/spots/${draft.slug}`).loginAs(ava)).assertStatus(200)
  })

  test('are cached for guests until something changes', async ({ client, assert }) => {
    const ava = await createUser()
    const { slug } = await createPublicSpot(ava, { caption: 'Before' })
    assert.include((await client.get(`/spots/${slug}`)).text(), 'Before')
    const change = { spot: { caption: 'After' } }
    await client.patch(`/api/spot/${slug}`).json(change).withCsrfToken().loginAs(ava)
    assert.include((await client.get(`/spots/${slug}`)).text(), 'After')
    const hidden = { spot: { status: 'draft' } }
    await client.patch(`/api/spot/${slug}`).json(hidden).withCsrfToken().loginAs(ava)
    ;(await client.get(`/spots/${slug}`)).assertStatus(404)
  })

  test('leave out a listing that went private at once, on kept profiles too', async ({
    assert,
  }) => {
    const [agent, owner] = [await createUser({ type: 'realtor' }), await createUser()]
    const home = await createPublished(agent)
    await home.merge({ secondOwnerId: owner.id }).save()
    await createPublicSpot(owner, { property_slug: home.slug })
    const visit = () =>
      fetch(`http://${process.env.HOST}:${process.env.PORT}/@${owner.handle}`, {
        headers: { 'accept': 'text/html', 'accept-encoding': 'identity' },
      })
    const kept = await eventually(async () => {
      const page = await visit()
      return page.headers.get('x-page-cache') === 'hit' && page
    })
    assert.include(await kept.text(), home.slug)
    await db.from('properties').where('id', home.id).update({ is_private: true })
    assert.notInclude(await (await visit()).text(), home.slug)
  })

  test('are on the page of the listing they are about, for as long as they are out', async ({
    client,
    assert,
  }) => {
    const ava = await createUser()
    const { slug } = await createPublished(ava)
    const path = `/properties/${slug}`
    const spotsFor = async (): Promise<{ slug: string }[] | undefined> =>
      (await pageProps(client, path)).media.spots?.spots
    assert.isUndefined(await spotsFor())
    await createDraftSpot(ava, { property_slug: slug })
    const spot = await createPublicSpot(ava, { property_slug: slug })
    assert.deepEqual(
      (await spotsFor())?.map((each) => each.slug),
      [spot.slug]
    )

    const hidden = { spot: { status: 'draft' } }
    await client.patch(`/api/spot/${spot.slug}`).json(hidden).withCsrfToken().loginAs(ava)
    assert.isUndefined(await spotsFor())
  })

  test('tell each reader of a listing what is theirs, at once', async ({ client, assert }) => {
    const [ava, reader, other] = [await createUser(), await createUser(), await createUser()]
    const { id, slug } = await createPublished(ava)
    const spot = await createPublicSpot(ava, { property_slug: slug })
    await plantSpots(other, [1], { propertyId: id })
    const seen = async (viewer: User) => {
      const { spots } = (await pageProps(client, `/properties/${slug}`, viewer)).media.spots
      const own = spots.find((each: { slug: string }) => each.slug === spot.slug)
      return [spots.length, own.is_liked, own.is_following]
    }
    const write = (method: 'POST' | 'DELETE', path: string) =>
      client.request(path, method).withCsrfToken().loginAs(reader)
    const bystander = await createUser()
    assert.deepEqual(await seen(reader), [2, false, false])

    await write('POST', `/api/spot/${spot.slug}/like`)
    assert.deepEqual(await seen(reader), [2, true, false])
    assert.deepEqual(await seen(bystander), [2, false, false])
    await write('DELETE', `/api/spot/${spot.slug}/like`)
    await write('POST', `/api/users/${ava.id}/follow`)
    assert.deepEqual(await seen(reader), [2, false, true])
    await write('POST', `/api/users/${other.id}/block`)
    assert.deepEqual(await seen(reader), [1, false, true])
    assert.deepEqual(await seen(bystander), [2, false, false])
  })

  test('are embedded elsewhere, small and without cookies', async ({ client, assert }) => {
    const ava = await createUser({ name: 'Ava <i>' })
    const video = await createReadyVideo(ava)
    const content = 'WEBVTT\n\n00:01.500 --> 00:02.500\nWater runs\n'
    const label = 'English "US"'
    await VideoCaption.create({ videoId: video.id, language: 'en', label, content })
    const { slug } = await createPublicSpot(ava, {
      caption: '<script>alert(1)</script>',
      slides: [{ video_id: video.id, starts_at: 1, ends_at: 3 }],
    })
    const answer = await client.get(`/spots/${slug}/embed`)
    answer.assertStatus(200)
    const html = answer.text()
    assert.isBelow(Buffer.byteLength(html), MAX_EMBED_BYTES)
    assert.notInclude(html, '<script>alert')
    assert.notInclude(html, '/assets/')
    assert.include(html, 'start=1')
    assert.include(html, ' data-start="1" data-end="3"')
    const [, track] = /<track kind="captions" srclang="en" [^>]*src="([^"]+)">/.exec(html) ?? []
    assert.include(html, 'label="English &quot;US&quot;"')
    const said = await client.get(track.replaceAll('&amp;', '&'))
    said.assertStatus(200)
    assert.include(said.text(), 'Water runs')
    assert.match(String(answer.header('content-security-policy')), /frame-ancestors \*/)
    assert.isUndefined(answer.header('x-frame-options'))
    assert.isUndefined(answer.header('set-cookie'))
    for (const path of [`/spots/${slug}/embed`, '/spots/none/embed']) {
      const signedIn = await client.get(path).loginAs(ava)
      assert.isUndefined(signedIn.header('set-cookie'), path)
    }
    const page = await client.get(`/spots/${slug}`)
    assert.equal(page.header('x-frame-options'), 'DENY')

    const draft = await createDraftSpot(ava)
    ;(await client.get(`/spots/${draft.slug}/embed`).loginAs(ava)).assertStatus(404)
  })

  test('answer oEmbed within the asked size', async ({ client, assert }) => {
    const { slug } = await createPublicSpot(await createUser())
    const ask = (query: Record<string, string>) =>
      client.get('/oembed').qs(query).header('accept', 'application/json')
    const url = `${appUrl}/spots/${slug}`
    const answer = await ask({ url, maxwidth: '180' })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { version: '1.0', type: 'video', width: 180, height: 320 })
    assert.include(answer.body().html, `src="${url}/embed" width="180" height="320"`)
    ;(await ask({ url, format: 'xml' })).assertStatus(501)
    for (const other of ['https://elsewhere.example/spots/x', `${appUrl}/about`, 'x', '']) {
      ;(await ask({ url: other })).assertStatus(404)
    }
  })
})
