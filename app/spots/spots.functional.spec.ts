// Long because: every rule about spots starts from the same few helpers
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { blockUser } from '#app/accounts/blocking/block_user'
import { createDesign } from '#app/designs/tests/design_factory'
import { transaction } from '#app/kernel/database/transaction'
import { deleteImage } from '#app/media/change_images'
import { createPublished } from '#app/properties/tests/property_factory'
import Property from '#app/properties/property'
import { MAX_VISITORS_PER_ADDRESS } from '#app/properties/views/visitor_key'
import Spot from '#app/spots/spot'
import { createDraftSpot, createPublicSpot, plantSpots } from '#app/spots/tests/spot_factory'
import { findReportable, takeDownSubject } from '#app/moderation/reportable_registry'
import Image from '#app/media/image'
import { mayView } from '#app/media/serving/image_viewers'
import Video from '#app/videos/video'
import { mayWatch, type VideoRange } from '#app/videos/video_viewers'
import Walkthrough from '#app/walkthroughs/walkthrough'
import { publishWalkthrough } from '#app/walkthroughs/change_walkthrough'
import { createPublishedTour } from '#app/walkthroughs/walkthrough_factory'
import { caller } from '#tests/support/caller'
import { storeTestImage } from '#tests/support/images'
import { createReadyVideo } from '#tests/support/ready_video'
import { served } from '#tests/support/served'
import { createUser } from '#tests/support/users'

test.group('Spots', () => {
  test('are written, changed, published and deleted by their author', async ({
    client,
    assert,
  }) => {
    const ava = await createUser({ type: 'realtor' })
    const call = caller(client, ava)
    const home = await createPublished(ava)
    const video = await createReadyVideo(ava)
    const [photo, other] = [await storeTestImage(ava), await storeTestImage(ava)]

    const { spot } = await call(
      'post',
      '/api/spots',
      {
        spot: {
          caption: 'Light at seven #bath',
          property_slug: home.slug,
          slides: [{ video_id: video.id, starts_at: 1, ends_at: 3.5 }, { image_id: photo.id }],
        },
      },
      201
    )
    assert.containsSubset(spot, {
      caption: 'Light at seven #bath',
      status: 'draft',
      property: { slug: home.slug },
      place: { name: 'Portofino', latitude: 44.3, longitude: 9.21 },
      slides: [
        { kind: 'video', position: 0, starts_at: 1, ends_at: 3.5, image: null },
        { kind: 'image', position: 1, image: { id: photo.id }, video: null },
      ],
      likes_count: 0,
      is_liked: false,
      is_own: true,
    })
    assert.match(spot.slides[0].video.sources[0].url, /master\.m3u8\?start=1&end=3\.5$/)
    await caller(client, null)('get', `/api/spot/${spot.slug}`, null, 404)

    const path = `/api/spot/${spot.slug}`
    const sentBack = await call('patch', path, { spot: { ...spot, caption: 'Later #bath' } }, 200)
    assert.containsSubset(sentBack.spot, {
      caption: 'Later #bath',
      place: spot.place,
      slides: [
        { video_id: video.id, starts_at: 1, ends_at: 3.5 },
        { kind: 'image', image: { id: photo.id } },
      ],
    })
    await call('patch', path, { spot: { caption: spot.caption } }, 200)

    const changed = await call(
      'patch',
      `/api/spot/${spot.slug}`,
      { spot: { slides: [{ image_id: other.id }], status: 'publish' } },
      200
    )
    assert.lengthOf(changed.spot.slides, 1)
    assert.equal(changed.spot.caption, 'Light at seven #bath')
    const seen = await caller(client, null)('get', `/api/spot/${spot.slug}`, null, 200)
    assert.isFalse(seen.spot.is_own)
    assert.deepEqual(
      [await Image.findOrFail(photo.id), await Image.findOrFail(other.id)].map(({ uses }) => uses),
      [0, 1]
    )
    const { spots_count: count } = await db.from('user_stats').where('user_id', ava.id).first()
    assert.equal(count, 1)

    const stranger = caller(client, await createUser())
    await stranger('patch', `/api/spot/${spot.slug}`, { spot: { caption: 'x' } }, 403)
    await stranger('delete', `/api/spot/${spot.slug}`, {}, 403)
    await call('delete', `/api/spot/${spot.slug}`, {}, 200)
    await call('get', `/api/spot/${spot.slug}`, null, 404)
    assert.equal((await Image.findOrFail(other.id)).uses, 0)
  })

  test('come from a walkthrough of one’s own', async ({ client, assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const tour = await Walkthrough.create({
      userId: ava.id,
      slug: `tour-${randomUUID()}`,
      title: 'Tour',
      description: '',
      status: 'draft',
      version: 0,
    })
    const body = { spot: { caption: 'A moment' } }
    const { spot } = await caller(client, ava)('post', `/api/spot/${tour.slug}`, body, 201)
    assert.equal(spot.walkthrough_slug, tour.slug)
    await caller(client, noah)('post', `/api/spot/${tour.slug}`, body, 404)
    await caller(client, null)('post', `/api/spot/${tour.slug}`, body, 401)
  })

  test('say where a walkthrough has their videos, while it is seen', async ({ client, assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const { tour, video, list } = await createPublishedTour(ava)
    const spot = await createPublicSpot(ava, { slides: [{ video_id: video.id }] })
    const placeFor = async (user: User) => {
      const answer = await caller(client, user)('get', `/api/spot/${spot.slug}`, null, 200)
      const { list_id: listId, position } = answer.spot.slides[0].video
      return [listId, position]
    }
    assert.deepEqual(await placeFor(noah), [list.id, 0])
    await transaction((trx) => publishWalkthrough({ user: ava, trx }, tour.slug, false))
    assert.deepEqual(await placeFor(noah), [null, null])
    assert.deepEqual(await placeFor(ava), [list.id, 0])
  })

  test('take only one’s own videos, photos and designs, cut to 90 seconds', async ({ client }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const video = await createReadyVideo(ava)
    await video.merge({ durationMs: 200_000 }).save()
    const unready = await Video.create({
      userId: ava.id,
      slug: randomUUID(),
      title: '',
      status: 'processing',
    })
    const foreign = [
      { video_id: (await createReadyVideo(noah)).id },
      { image_id: (await storeTestImage(noah)).id },
      { design_id: (await createDesign(noah)).id },
    ]
    const refused = [
      ...foreign,
      {},
      { video_id: video.id, image_id: 1 },
      { video_id: video.id, starts_at: 5, ends_at: 5 },
      { video_id: video.id, starts_at: 0, ends_at: 91 },
      { video_id: video.id },
      { video_id: unready.id },
    ]
    for (const slide of refused) {
      const body = { spot: { slides: [slide], status: 'publish' } }
      await caller(client, ava)('post', '/api/spots', body, 422)
    }
    const slides = Array.from({ length: 11 }, () => ({ video_id: video.id, ends_at: 5 }))
    await caller(client, ava)('post', '/api/spots', { spot: { slides } }, 422)
    await caller(client, ava)('post', '/api/spots', { spot: { status: 'publish' } }, 422)
    const body = {
      spot: { property_slug: (await createPublished(await createUser({ type: 'realtor' }))).slug },
    }
    await caller(client, ava)('post', '/api/spots', body, 422)
  })

  test('say why they can’t be published with a video that failed', async ({ client, assert }) => {
    const ava = await createUser()
    const call = caller(client, ava)
    const unready = { userId: ava.id, title: '', status: 'processing' as const }
    const video = await Video.create({ ...unready, slug: randomUUID() })
    const { slug } = await createDraftSpot(ava, { slides: [{ video_id: video.id }] })
    const publish = async () => {
      const answer = await call('patch', `/api/spot/${slug}`, { spot: { status: 'publish' } }, 422)
      return answer.errors['spot.slides'][0]
    }
    assert.equal(await publish(), 'A video is still being prepared. Publish when it’s ready.')
    await video.merge({ status: 'failed', error: 'This video is too short.' }).save()
    assert.equal(await publish(), 'This video is too short. Remove it from the spot first.')
  })

  test('aren’t published with a part that begins after their video ends', async ({
    client,
    assert,
  }) => {
    const ava = await createUser()
    const call = caller(client, ava)
    const unready = { userId: ava.id, title: '', status: 'processing' as const }
    const video = await Video.create({ ...unready, slug: randomUUID() })
    const slides = [{ video_id: video.id, starts_at: 20, ends_at: 30 }]
    const { slug } = await createDraftSpot(ava, { slides })
    await video.merge({ status: 'ready', durationMs: 6000 }).save()
    const publish = (status: number) =>
      call('patch', `/api/spot/${slug}`, { spot: { status: 'publish' } }, status)
    const { errors } = await publish(422)
    assert.deepEqual(errors['spot.slides'], ['That video is shorter than its start.'])
    await video.merge({ durationMs: 20_500 }).save()
    await publish(200)
  })

  test('keep a start that was given before the length of their video was known', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const call = caller(client, ava)
    const video = await createReadyVideo(ava)
    await video.merge({ status: 'processing', durationMs: null }).save()
    const { slug } = await createDraftSpot(ava, { slides: [{ video_id: video.id, starts_at: 4 }] })
    const shown = async () => (await call('get', `/api/spot/${slug}`, null, 200)).spot.slides[0]
    assert.containsSubset(await shown(), { starts_at: 4, ends_at: null })

    await video.merge({ status: 'ready', durationMs: 200_000 }).save()
    const publish = (status: number) =>
      call('patch', `/api/spot/${slug}`, { spot: { status: 'publish' } }, status)
    const { errors } = await publish(422)
    assert.deepEqual(errors['spot.slides'], ['Cut each video to at most 90 seconds.'])
    await video.merge({ durationMs: 6000 }).save()
    await publish(200)
    const slide = await shown()
    assert.containsSubset(slide, { starts_at: 4, ends_at: 6 })
    assert.match(slide.video.sources[0].url, /master\.m3u8\?start=4&end=6$/)
    const may = (range: VideoRange | null) =>
      mayWatch(video, { user: noah, range, invitationIds: [] })
    assert.isTrue(await may({ startsMs: 4000, endsMs: 6000 }))
    assert.isFalse(await may({ startsMs: 3000, endsMs: 6000 }))
    assert.isFalse(await may(null))
  })

  test('never show a private listing to others', async ({ client, assert }) => {
    const ava = await createUser({ type: 'realtor' })
    const home = await createPublished(ava)
    const { slug } = await createPublicSpot(ava, { property_slug: home.slug })
    const path = `/api/spot/${slug}`
    assert.isNotNull((await caller(client, null)('get', path, null, 200)).spot.property)
    await Property.query().where('id', home.id).update({ is_private: true })
    assert.isNull((await caller(client, null)('get', path, null, 200)).spot.property)
    assert.isNotNull((await caller(client, ava)('get', path, null, 200)).spot.property)
  })

  test('are gone for people who are blocked, both ways', async ({ client, assert }) => {
    const [ava, noah, mila] = [await createUser(), await createUser(), await createUser()]
    const { slug } = await createPublicSpot(ava)
    await transaction((trx) => blockUser({ user: ava, trx }, noah.id))
    await transaction((trx) => blockUser({ user: mila, trx }, ava.id))
    for (const user of [noah, mila]) {
      const call = caller(client, user)
      await call('get', `/api/spot/${slug}`, null, 404)
      await call('post', `/api/spot/${slug}/like`, {}, 404)
      await call('post', `/api/spot/${slug}/views`, { watched_ms: 5000 }, 404)
      await call('get', `/api/spot/${slug}/comments`, null, 404)
      await call('post', `/api/spot/${slug}/comments`, { content: 'Hm', client_id: '1' }, 404)
      await call('get', `/api/users/${ava.id}/spots`, null, 404)
      const { spots } = await call('get', '/api/feed', null, 200)
      assert.notInclude(
        spots.map((one: { slug: string }) => one.slug),
        slug
      )
    }
  })

  test('open what they show, and only that part of a video', async ({ assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const video = await createReadyVideo(ava)
    const hidden = await storeTestImage(ava, 'chat')
    const slides = [{ video_id: video.id, starts_at: 1, ends_at: 3 }, { image_id: hidden.id }]
    const spot = await createDraftSpot(ava, { slides })
    const may = (startsMs: number, endsMs: number, user: User | null = noah) =>
      mayWatch(video, { user, range: { startsMs, endsMs }, invitationIds: [] })
    const poster = await Image.findOrFail(video.posterImageId)
    assert.isFalse(await may(1000, 3000))
    assert.isFalse(await mayView(hidden, noah))
    await spot.merge({ status: 'publish', publishedAt: spot.createdAt }).save()
    assert.isTrue(await may(1000, 3000))
    assert.isTrue(await may(1000, 3000, null))
    assert.isFalse(await may(0, 3000))
    assert.isFalse(await may(1000, 3500))
    assert.isFalse(await mayWatch(video, { user: noah, range: null, invitationIds: [] }))
    assert.isTrue(await mayView(hidden, noah))
    assert.isTrue(await mayView(poster, null))
    const refusal = transaction((trx) => deleteImage({ user: ava, trx }, hidden.id))
    await assert.rejects(() => refusal, /part of a spot/)
  })

  test('become drafts when their last slide is deleted', async ({ assert }) => {
    const ava = await createUser()
    const video = await createReadyVideo(ava)
    const spot = await createPublicSpot(ava, { slides: [{ video_id: video.id }] })
    await video.delete()
    assert.equal((await Spot.findOrFail(spot.id)).status, 'draft')
  })

  test('are taken down by staff for good', async ({ client, assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const { id, slug } = await createPublicSpot(ava)
    const subject = { type: 'spot', id }
    const found = await transaction((trx) => findReportable(subject, noah, trx))
    assert.equal(found?.reportedUserId, ava.id)
    await transaction((trx) => takeDownSubject(subject, trx))
    await caller(client, noah)('get', `/api/spot/${slug}`, null, 404)
    await caller(client, ava)('patch', `/api/spot/${slug}`, { spot: { status: 'publish' } }, 409)
  })
})

test.group('Likes, saves and views of spots', () => {
  test('count exactly, however often and at once', async ({ client, assert }) => {
    const ava = await createUser()
    const { id, slug } = await createPublicSpot(ava)
    const fans = await Promise.all(Array.from({ length: 40 }, () => createUser({ name: 'Fan' })))
    const like = async (fan: User) => {
      const call = () => client.post(`/api/spot/${slug}/like`).withCsrfToken().loginAs(fan)
      ;(await served(call)).assertStatus(200)
    }
    await Promise.all(Array.from({ length: 200 }, (_, index) => like(fans[index % fans.length])))
    assert.equal((await db.from('spots').where('id', id).first()).likes_count, fans.length)
    const { spot } = await caller(client, fans[0])('delete', `/api/spot/${slug}/like`, {}, 200)
    assert.deepEqual([spot.likes_count, spot.is_liked], [39, false])
    await fans[1].delete()
    assert.equal((await db.from('spots').where('id', id).first()).likes_count, 38)
    const notices = await db.from('notifications').where({ user_id: ava.id, kind: 'like' })
    assert.lengthOf(notices, 1)
  })

  test('find nothing where the spot is deleted at the same moment', async ({ client, assert }) => {
    const [ava, ...fans] = await Promise.all([1, 2, 3, 4].map(() => createUser()))
    for (const { slug } of await plantSpots(ava, [1, 2, 3, 4, 5, 6])) {
      const path = `/api/spot/${slug}`
      const asks = fans.flatMap((fan, index) => [
        () => client.post(`${path}/like`).withCsrfToken().loginAs(fan),
        () => client.post(`${path}/save`).withCsrfToken().loginAs(fan),
        () => client.post(`${path}/views`).json({ watched_ms: 3000 }).withCsrfToken().loginAs(fan),
        () =>
          client
            .post(`${path}/comments`)
            .json({ content: 'Hi', client_id: `${slug} ${index}` })
            .withCsrfToken()
            .loginAs(fan),
      ])
      asks.splice(4, 0, () => client.delete(path).withCsrfToken().loginAs(ava))
      const answers = await Promise.all(asks.map(served))
      const others = answers.filter((answer) => ![200, 201, 404].includes(answer.status()))
      assert.isEmpty(others.map((answer) => answer.status()))
    }
  })

  test('save for oneself', async ({ client, assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const { slug } = await createPublicSpot(ava)
    const call = caller(client, noah)
    assert.isTrue((await call('post', `/api/spot/${slug}/save`, {}, 200)).spot.is_saved)
    assert.isFalse((await call('delete', `/api/spot/${slug}/save`, {}, 200)).spot.is_saved)
    await caller(client, null)('post', `/api/spot/${slug}/save`, {}, 401)
  })

  test('keep one’s drafts, published and saved spots where only one sees them', async ({
    client,
    assert,
  }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const draft = await createDraftSpot(ava, { caption: 'Later' })
    const first = await createPublicSpot(ava)
    const second = await createPublicSpot(ava)
    const shelf = async (user: User, show: string) => {
      const { spots } = await caller(client, user)('get', `/api/spots?show=${show}`, null, 200)
      return spots.data.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await shelf(ava, 'drafts'), [draft.id])
    assert.deepEqual(await shelf(ava, 'published'), [second.id, first.id])
    assert.deepEqual(await shelf(ava, 'anything'), [second.id, first.id])
    for (const user of [ava, noah]) {
      for (const { slug } of [second, first]) {
        await caller(client, user)('post', `/api/spot/${slug}/save`, {}, 200)
      }
    }
    assert.deepEqual(await shelf(noah, 'saved'), [first.id, second.id], 'saved last comes first')
    assert.deepEqual(await shelf(noah, 'drafts'), [])
    const call = caller(client, ava)
    const page = await call('get', '/api/spots?per_page=1', null, 200)
    assert.match(page.spots.next_page_url, /^\/api\/spots\?.*page=2/)
    await call('patch', `/api/spot/${first.slug}`, { spot: { status: 'draft' } }, 200)
    assert.deepEqual(await shelf(noah, 'saved'), [second.id])
    await transaction((trx) => blockUser({ user: ava, trx }, noah.id))
    assert.deepEqual(await shelf(noah, 'saved'), [])
    assert.deepEqual(await shelf(ava, 'saved'), [second.id])
    await caller(client, null)('get', '/api/spots', null, 401)
  })

  test('see once per viewer and day after two seconds', async ({ client, assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const { slug } = await createPublicSpot(ava)
    const view = (user: User | null, ms: number) =>
      caller(client, user)('post', `/api/spot/${slug}/views`, { watched_ms: ms }, 200)
    await view(noah, 1999)
    await view(ava, 9000)
    await view(null, 9000)
    assert.equal((await view(null, 0)).spot.views_count, 0, 'a program without a name')
    await Promise.all(Array.from({ length: 10 }, () => view(noah, 2000)))
    const guest = (agent: string) =>
      client
        .post(`/api/spot/${slug}/views`)
        .withCsrfToken()
        .header('user-agent', agent)
        .json({ watched_ms: 2500 })
    await guest('Mozilla/5.0 One')
    await guest('Mozilla/5.0 One')
    await guest('Mozilla/5.0 Other')
    assert.equal((await guest('Googlebot/2.1')).body().spot.views_count, 3)
    await caller(client, null)('post', `/api/spot/${slug}/views`, {}, 422)
  })

  test('of guests who change the name of their browser count as one household', async ({
    client,
    assert,
  }) => {
    const { slug } = await createPublicSpot(await createUser())
    const views = []
    for (let version = 0; version < MAX_VISITORS_PER_ADDRESS + 5; version++) {
      const answer = await client
        .post(`/api/spot/${slug}/views`)
        .header('user-agent', `Mozilla/5.0 ${version}`)
        .json({ watched_ms: 2500 })
      views.push(answer.body().spot.views_count)
    }
    assert.equal(views.at(-1), MAX_VISITORS_PER_ADDRESS)
    const noah = await createUser()
    const member = caller(client, noah)
    const { spot } = await member('post', `/api/spot/${slug}/views`, { watched_ms: 2500 }, 200)
    assert.equal(spot.views_count, MAX_VISITORS_PER_ADDRESS + 1)
  })
})

test.group('Comments on spots', () => {
  test('are answered one deep and deleted by author or owner', async ({ client, assert }) => {
    const [ava, noah, mila] = [await createUser(), await createUser(), await createUser()]
    const { slug } = await createPublicSpot(ava)
    const path = `/api/spot/${slug}/comments`
    const write = async (user: User, content: string, more: object = {}) => {
      const body = { content, client_id: randomUUID(), ...more }
      return (await caller(client, user)('post', path, body, 201)).comment
    }
    const first = await write(noah, 'Which marble?')
    const answer = await write(ava, `@${mila.handle} knows`, { reply_to: first.id })
    const deeper = await write(mila, 'Carrara', { reply_to: answer.id })
    assert.equal(deeper.reply_to, first.id)
    const { comments, comments_count: count } = await caller(client, null)('get', path, null, 200)
    assert.equal(count, 3)
    assert.deepEqual(
      comments.data.map(({ id, replies }: { id: number; replies: { id: number }[] }) => [
        id,
        replies.map((reply) => reply.id),
      ]),
      [[first.id, [answer.id, deeper.id]]]
    )
    const kinds = await db.from('notifications').where('user_id', mila.id).select('kind')
    assert.deepEqual(kinds, [{ kind: 'spot_mention' }])

    await caller(client, mila)('delete', `/api/comments/${first.id}`, {}, 403)
    await caller(client, mila)('delete', `/api/comments/${deeper.id}`, {}, 200)
    const left = await caller(client, ava)('delete', `/api/comments/${first.id}`, {}, 200)
    assert.equal(left.comments_count, 0)
    await caller(client, ava)('delete', `/api/comments/${first.id}`, {}, 404)
  })

  test('are written once per client id', async ({ client, assert }) => {
    const [ava, noah] = [await createUser(), await createUser()]
    const [{ slug }, other] = [await createPublicSpot(ava), await createPublicSpot(ava)]
    const body = { content: 'Lovely', client_id: randomUUID() }
    const call = caller(client, noah)
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => call('post', `/api/spot/${slug}/comments`, body, 201))
    )
    assert.lengthOf(new Set(sent.map(({ comment }) => comment.id)), 1)
    assert.equal(sent[3].comments_count, 1)
    await call('post', `/api/spot/${other.slug}/comments`, body, 422)
    await call('post', `/api/spot/${slug}/comments`, { ...body, content: ' ' }, 422)
    const lost = { content: 'Yes', client_id: randomUUID(), reply_to: 999_999 }
    await call('post', `/api/spot/${slug}/comments`, lost, 422)
    await caller(client, null)('post', `/api/spot/${slug}/comments`, body, 401)
  })

  test('of people whom one blocked are left out', async ({ client, assert }) => {
    const [ava, noah, mila] = [await createUser(), await createUser(), await createUser()]
    const { slug } = await createPublicSpot(ava)
    const path = `/api/spot/${slug}/comments`
    await caller(client, noah)('post', path, { content: 'Hm', client_id: randomUUID() }, 201)
    await transaction((trx) => blockUser({ user: mila, trx }, noah.id))
    const { comments } = await caller(client, mila)('get', path, null, 200)
    assert.lengthOf(comments.data, 0)
  })
})
