// Long because: every rule about walkthroughs starts from the same few helpers
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { blockUser } from '#app/accounts/blocking/block_user'
import { transaction } from '#app/kernel/database/transaction'
import { createDraft, createPublished } from '#app/properties/tests/property_factory'
import Video from '#app/videos/video'
import { mayWatch } from '#app/videos/video_viewers'
import { takeDownWalkthrough } from '#app/walkthroughs/change_walkthrough'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'
import { createPublishedTour, createTour } from '#app/walkthroughs/walkthrough_factory'
import { pageProps } from '#tests/support/page_props'
import { createReadyVideo } from '#tests/support/ready_video'
import { served } from '#tests/support/served'
import { createUser } from '#tests/support/users'

type Method = 'get' | 'post' | 'patch' | 'delete'

function call(client: ApiClient, user: User | null, method: Method, path: string, body?: object) {
  const request: ApiRequest = client[method](`/api${path}`).withCsrfToken().accept('json')
  if (body) request.json(body)
  return user ? request.loginAs(user) : request
}

interface WireVideo {
  id: number
  title: string
  list_id: number | null
  position: number
  starts_at: number | null
  ends_at: number | null
}

async function placesOf(client: ApiClient, user: User, slug: string) {
  const answer = await call(client, user, 'get', `/walkthrough/${slug}`)
  const videos: WireVideo[] = answer.body().walkthrough.videos
  return videos.map(({ title, list_id: list, position }) => [title, list, position])
}

async function tourOf(client: ApiClient, user: User, titles: string[]) {
  const tour = await createTour(user)
  const ids: number[] = []
  for (const title of titles) {
    const path = `/video/walkthrough/${tour.slug}`
    const answer = await call(client, user, 'post', path, { video: { title } })
    ids.push(answer.body().video.id)
  }
  return { tour, ids }
}

const addList = async (client: ApiClient, user: User, tourId: number, name: string) => {
  const path = `/video-lists/${tourId}/lists`
  const answer = await call(client, user, 'post', path, { list: { name } })
  return answer.body().list.id as number
}

test.group('Walkthroughs', () => {
  test('are made, named, listed and deleted by their owner', async ({ client, assert }) => {
    const owner = await createUser()
    const key = randomUUID()
    const make = () =>
      call(client, owner, 'post', '/walkthroughs', { walkthrough: { title: 'Casa Livia' } }).header(
        'Idempotency-Key',
        key
      )
    const [made, again] = [await make(), await make()]
    made.assertStatus(201)
    assert.deepEqual(made.body(), again.body())
    const { walkthrough } = made.body()
    assert.match(walkthrough.slug, /^casa-livia-/)
    assert.containsSubset(walkthrough, { status: 'draft', videos: [], lists: [], cover: null })

    const path = `/walkthrough/${walkthrough.slug}`
    const words = { title: 'The villa', description: 'Room by room' }
    const renamed = await call(client, owner, 'patch', path, { walkthrough: words })
    assert.containsSubset(renamed.body(), { status: 'success', walkthrough: words })
    assert.equal(renamed.body().walkthrough.slug, walkthrough.slug)

    const list = await call(client, owner, 'get', '/walkthroughs?per_page=1')
    assert.lengthOf(list.body().walkthroughs.data, 1)
    assert.isNull(list.body().walkthroughs.next_page_url)

    const long = { walkthrough: { title: 'a'.repeat(121) } }
    ;(await call(client, owner, 'patch', path, long)).assertStatus(422)
    ;(await call(client, owner, 'delete', path)).assertStatus(200)
    ;(await call(client, owner, 'get', path)).assertStatus(404)
  })

  test('are their owner’s alone until they are published', async ({ client }) => {
    const [owner, stranger] = [await createUser(), await createUser()]
    const { tour, ids } = await tourOf(client, owner, ['Hall'])
    const listId = await addList(client, owner, tour.id, 'Garden')
    for (const person of [stranger, null]) {
      for (const path of [
        `/walkthrough/${tour.slug}`,
        `/video/${ids[0]}`,
        `/video-lists/${tour.id}/lists`,
        `/video-lists/${listId}/videos`,
      ]) {
        ;(await call(client, person, 'get', path)).assertStatus(404)
      }
    }
    const writes: [Method, string, object?][] = [
      ['patch', `/walkthrough/${tour.slug}`, { walkthrough: { title: 'Mine' } }],
      ['delete', `/walkthrough/${tour.slug}`],
      ['post', `/walkthrough/${tour.slug}/publish`, { publish: true }],
      ['post', `/video/walkthrough/${tour.slug}`, { video: { title: 'Mine' } }],
      ['post', '/video/blank', { walkthrough_slug: tour.slug }],
      ['post', `/video/${ids[0]}/update`, { video: { title: 'Mine' } }],
      ['delete', `/video/${ids[0]}`],
      ['post', `/video-lists/${tour.id}/lists`, { list: { name: 'Mine' } }],
      ['patch', `/video-lists/${listId}`, { list: { name: 'Mine' } }],
      ['delete', `/video-lists/${listId}`],
    ]
    for (const [method, path, body] of writes) {
      ;(await call(client, stranger, method, path, body)).assertStatus(404)
    }
    const own = await createTour(stranger)
    const stolen = { video: { id: ids[0] } }
    ;(await call(client, stranger, 'post', `/video/walkthrough/${own.slug}`, stolen)).assertStatus(
      404
    )
  })

  test('need a ready video to be published, and show only ready ones', async ({
    client,
    assert,
  }) => {
    const owner = await createUser()
    const { tour } = await tourOf(client, owner, ['Still blank'])
    const path = `/walkthrough/${tour.slug}`
    const refused = await call(client, owner, 'post', `${path}/publish`, { publish: true })
    refused.assertStatus(422)
    assert.property(refused.body().errors, 'videos')

    const video = await createReadyVideo(owner)
    await call(client, owner, 'post', `/video/walkthrough/${tour.slug}`, {
      video: { id: video.id },
    })
    const published = await call(client, owner, 'post', `${path}/publish`, { publish: true })
    published.assertStatus(200)
    assert.lengthOf(published.body().walkthrough.videos, 2)

    const seen = await call(client, null, 'get', path)
    assert.deepEqual(
      seen.body().walkthrough.videos.map(({ id }: WireVideo) => id),
      [video.id]
    )
    assert.equal(seen.body().walkthrough.cover.id, video.posterImageId)
    ;(await call(client, null, 'get', `/video/${video.id}`)).assertStatus(200)
    ;(await client.get(seen.body().walkthrough.cover.url)).assertStatus(200)

    await call(client, owner, 'post', `${path}/publish`, { publish: false })
    ;(await call(client, null, 'get', path)).assertStatus(404)
    ;(await call(client, null, 'get', `/video/${video.id}`)).assertStatus(404)
  })

  test('disappear between people who block each other, and once taken down', async ({
    client,
    assert,
  }) => {
    const [owner, other] = [await createUser(), await createUser()]
    const { tour, video } = await createPublishedTour(owner)
    const watch = (user: User | null) => mayWatch(video, { user, range: null, invitationIds: [] })
    assert.isTrue(await watch(other))
    await transaction((trx) => blockUser({ user: other, trx }, owner.id))
    assert.deepEqual([await watch(other), await watch(null)], [false, true])
    ;(await call(client, other, 'get', `/walkthrough/${tour.slug}`)).assertStatus(404)

    await transaction((trx) => takeDownWalkthrough({ trx }, tour.id))
    assert.deepEqual([await watch(null), await watch(owner)], [false, true])
    const again = { publish: true }
    const refused = await call(client, owner, 'post', `/walkthrough/${tour.slug}/publish`, again)
    refused.assertStatus(403)
  })

  test('stay off a listing’s page for whoever blocked their author', async ({ client, assert }) => {
    const [owner, other] = [await createUser(), await createUser()]
    const listing = await createPublished(await createUser({ type: 'realtor' }))
    const { tour } = await createPublishedTour(owner)
    await tour.merge({ propertyId: listing.id }).save()
    const shown = async (user: User) =>
      'walkthrough' in (await pageProps(client, `/properties/${listing.slug}`, user)).media
    assert.deepEqual([await shown(owner), await shown(other)], [true, true])
    await transaction((trx) => blockUser({ user: other, trx }, owner.id))
    assert.deepEqual([await shown(owner), await shown(other)], [true, false])
  })

  test('of a private listing are seen by those who see the listing', async ({ client, assert }) => {
    const owner = await createUser({ type: 'realtor' })
    const stranger = await createUser()
    const listing = await createPublished(owner)
    const { tour, video } = await createPublishedTour(owner, { property_slug: listing.slug })
    const path = `/walkthrough/${tour.slug}`
    const open = await call(client, stranger, 'get', path)
    assert.equal(open.body().walkthrough.property.slug, listing.slug)

    await call(client, owner, 'post', `/properties/${listing.slug}`, {
      property: { is_private: true },
    })
    ;(await call(client, stranger, 'get', path)).assertStatus(404)
    const watch = (user: User | null) => mayWatch(video, { user, range: null, invitationIds: [] })
    assert.deepEqual([await watch(stranger), await watch(owner)], [false, true])
  })

  test('are attached only to listings that their owner may edit', async ({ client, assert }) => {
    const [owner, other] = [
      await createUser({ type: 'realtor' }),
      await createUser({ type: 'realtor' }),
    ]
    const [own, foreign, hidden] = [
      await createDraft(owner, { name: 'Own' }),
      await createPublished(other),
      await createDraft(other),
    ]
    const tour = await createTour(owner)
    const attach = (slug: string | null) =>
      call(client, owner, 'patch', `/walkthrough/${tour.slug}`, {
        walkthrough: { property_slug: slug },
      })
    ;(await attach(foreign.slug)).assertStatus(403)
    ;(await attach(hidden.slug)).assertStatus(404)
    assert.equal((await attach(own.slug)).body().walkthrough.property.name, 'Own')
    assert.isNull((await attach(null)).body().walkthrough.property)

    const name = (property: unknown) =>
      call(client, owner, 'patch', `/walkthrough/${tour.slug}`, { walkthrough: { property } })
    ;(await name(foreign.id)).assertStatus(403)
    ;(await name({ id: hidden.id })).assertStatus(404)
    for (const property of [own.slug, own.id, { id: own.id, slug: own.slug }]) {
      assert.equal((await name(property)).body().walkthrough.property.name, 'Own')
      assert.isNull((await name(null)).body().walkthrough.property)
    }
    const made = await call(client, owner, 'post', '/walkthroughs', {
      walkthrough: { property: own.slug },
    })
    assert.equal(made.body().walkthrough.property.name, 'Own')
  })
})

test.group('Videos of a walkthrough', () => {
  test('begin blank with an address for any tus client', async ({ client, assert }) => {
    const owner = await createUser()
    const tour = await createTour(owner)
    const answer = await call(client, owner, 'post', '/video/blank', {
      walkthrough_slug: tour.slug,
      title: 'Hall',
      size: 1000,
      type: 'video/mp4',
    })
    answer.assertStatus(201)
    const { video, upload } = answer.body()
    assert.containsSubset(video, { title: 'Hall', status: 'blank', position: 0, sources: [] })
    assert.equal(upload.protocol, 'tus')
    assert.match(upload.url, /^http.*\/api\/uploads\/videos\//)
    assert.deepEqual(await placesOf(client, owner, tour.slug), [['Hall', null, 0]])
    const wrong = await call(client, owner, 'post', '/video/blank', { type: 'text/html' })
    wrong.assertStatus(415)
  })

  test('keep exact positions however they are moved', async ({ client, assert }) => {
    const owner = await createUser()
    const titles = ['a', 'b', 'c', 'd', 'e', 'f']
    const { tour, ids } = await tourOf(client, owner, titles)
    const garden = await addList(client, owner, tour.id, 'Garden')
    const move = (id: number, video: object) =>
      call(client, owner, 'post', `/video/${id}/update`, { video })

    await move(ids[0], { position: 2 })
    await move(ids[1], { list_id: garden })
    await move(ids[5], { list_id: garden, position: 0 })
    assert.deepEqual(await placesOf(client, owner, tour.slug), [
      ['c', null, 0],
      ['a', null, 1],
      ['d', null, 2],
      ['e', null, 3],
      ['f', garden, 0],
      ['b', garden, 1],
    ])

    await Promise.all(
      ids.flatMap((id, index) => [
        move(id, { list_id: index % 2 ? garden : null, position: 0 }),
        move(id, { position: 4 - index }),
      ])
    )
    const after = await placesOf(client, owner, tour.slug)
    assert.sameMembers(
      after.map(([title]) => title),
      titles
    )
    for (const list of [null, garden]) {
      const positions = after.filter((place) => place[1] === list).map(([, , at]) => at)
      assert.deepEqual(positions, [...positions.keys()])
    }
  })

  test('stay when their list goes, and close the gap when they go', async ({ client, assert }) => {
    const owner = await createUser()
    const { tour, ids } = await tourOf(client, owner, ['a', 'b', 'c'])
    const [garden, roof] = [
      await addList(client, owner, tour.id, 'Garden'),
      await addList(client, owner, tour.id, 'Roof'),
    ]
    await call(client, owner, 'patch', `/video-lists/${roof}`, { list: { position: 0 } })
    for (const id of ids.slice(1)) {
      await call(client, owner, 'post', `/video/${id}/update`, { video: { list_id: garden } })
    }
    const lists = await call(client, owner, 'get', `/video-lists/${tour.id}/lists`)
    assert.deepEqual(lists.body().lists, [
      { id: roof, name: 'Roof', position: 0, videos_count: 0 },
      { id: garden, name: 'Garden', position: 1, videos_count: 2 },
    ])
    const inGarden = await call(client, owner, 'get', `/video-lists/${garden}/videos`)
    assert.deepEqual(
      inGarden.body().videos.map(({ title }: WireVideo) => title),
      ['b', 'c']
    )

    ;(await call(client, owner, 'delete', `/video/${ids[1]}`)).assertStatus(200)
    assert.deepEqual(await placesOf(client, owner, tour.slug), [
      ['a', null, 0],
      ['c', garden, 0],
    ])
    ;(await call(client, owner, 'get', `/video/${ids[1]}`)).assertStatus(404)
    ;(await call(client, owner, 'delete', `/video-lists/${garden}`)).assertStatus(200)
    assert.deepEqual(await placesOf(client, owner, tour.slug), [
      ['a', null, 0],
      ['c', null, 1],
    ])
  })

  test('move to another walkthrough of the same owner', async ({ client, assert }) => {
    const owner = await createUser()
    const { tour, ids } = await tourOf(client, owner, ['a', 'b'])
    const other = await createTour(owner)
    const moved = { video: { id: ids[0], position: 0 } }
    const answer = await call(client, owner, 'post', `/video/walkthrough/${other.slug}`, moved)
    answer.assertStatus(201)
    assert.deepEqual(await placesOf(client, owner, tour.slug), [['b', null, 0]])
    assert.deepEqual(await placesOf(client, owner, other.slug), [['a', null, 0]])
    const { id: foreignList } = (
      await call(client, owner, 'post', `/video-lists/${tour.id}/lists`, { list: { name: 'Roof' } })
    ).body().list
    const wrong = { video: { list_id: foreignList } }
    ;(await call(client, owner, 'post', `/video/${ids[0]}/update`, wrong)).assertStatus(422)
  })

  test('are in one walkthrough, however many are asked at once', async ({ client, assert }) => {
    const owner = await createUser()
    for (let round = 0; round < 6; round++) {
      const tours = [await createTour(owner), await createTour(owner)]
      const video = await createReadyVideo(owner)
      const added = await Promise.all(
        [...tours, ...tours, ...tours].map(({ slug }) =>
          served(() =>
            call(client, owner, 'post', `/video/walkthrough/${slug}`, { video: { id: video.id } })
          )
        )
      )
      const statuses = added.map((answer) => answer.status())
      assert.include(statuses, 201)
      assert.isEmpty(statuses.filter((status) => status !== 201 && status !== 409))
      assert.lengthOf(await WalkthroughVideo.query().where('video_id', video.id), 1)
    }
  })

  test('are cut, captioned and divided into chapters within their length', async ({
    client,
    assert,
  }) => {
    const owner = await createUser()
    const { video } = await createPublishedTour(owner)
    const change = (input: object) =>
      call(client, owner, 'post', `/video/${video.id}/update`, { video: input })
    const room = { plan: 'p1', pin: 'kitchen' }
    const answer = await change({
      title: 'Pool house',
      starts_at: 1,
      ends_at: 5.5,
      poster_time: 2,
      chapters: [
        { title: 'Water', starts_at: 3 },
        { title: 'Steps', starts_at: 0, room },
      ],
      captions: [
        {
          language: 'en',
          label: 'English',
          content: 'WEBVTT\n\n00:01.000 --> 00:02.000\nThe pool\n',
        },
      ],
    })
    answer.assertStatus(200)
    assert.containsSubset(answer.body().video, {
      title: 'Pool house',
      starts_at: 1,
      ends_at: 5.5,
      chapters: [
        { title: 'Steps', starts_at: 0, room },
        { title: 'Water', starts_at: 3, room: null },
      ],
      captions: [{ language: 'en', label: 'English' }],
    })
    for (const wrong of [
      { starts_at: 5.5 },
      { ends_at: 60 },
      { chapters: [{ title: 'Late', starts_at: 6 }] },
      { chapters: [{ title: '', starts_at: 1 }] },
      { captions: [{ language: 'en', label: 'English', content: 'no captions' }] },
      { title: 7 },
    ]) {
      ;(await change(wrong)).assertStatus(422)
    }
    const kept = await call(client, null, 'get', `/video/${video.id}`)
    assert.containsSubset(kept.body().video, { starts_at: 1, ends_at: 5.5, title: 'Pool house' })
    const whole = await change({ starts_at: null, ends_at: null })
    assert.containsSubset(whole.body().video, { starts_at: null, ends_at: null })
  })

  test('have captions of half an hour in several languages', async ({ client, assert }) => {
    const owner = await createUser()
    const { video } = await createPublishedTour(owner)
    const lines = Array.from({ length: 900 }, (_, index) => {
      const minute = String(Math.floor(index / 30)).padStart(2, '0')
      const second = String((index % 30) * 2).padStart(2, '0')
      return `${minute}:${second}.000 --> ${minute}:${second}.900\nДом с видом на залив и сад.\n`
    })
    const content = ['WEBVTT\n', ...lines].join('\n')
    const captions = ['bg', 'ru', 'uk'].map((language) => ({ language, label: language, content }))
    const save = (given: object[]) =>
      call(client, owner, 'post', `/video/${video.id}/update`, { video: { captions: given } })
    ;(await save(captions)).assertStatus(200)
    const kept = await client.get(`/videos/${video.slug}/captions/uk.vtt`)
    assert.equal(kept.text().match(/Дом/g)?.length, 900)
    const endless = await save([{ ...captions[0], content: content.repeat(9) }])
    endless.assertStatus(422)
    assert.match(endless.body().errors['video.captions.0.content'][0], /200,?000 characters/)
    ;(await save([{ ...captions[0], content: 'a'.repeat(7_000_000) }])).assertStatus(413)
  })

  test('go with their walkthrough', async ({ client, assert }) => {
    const owner = await createUser()
    const { tour, video } = await createPublishedTour(owner)
    await call(client, owner, 'delete', `/walkthrough/${tour.slug}`)
    const rows = await db.from('walkthrough_videos').where('video_id', video.id)
    assert.lengthOf(rows, 0)
    const left = await Video.find(video.id)
    assert.isTrue(left === null || left.removingSince !== null)
  })
})
