import { test } from '@japa/runner'
import type { PartChange } from '#app/properties/drafts/ui/listing_api'
import { DraftSaver } from '#app/properties/drafts/ui/draft_saver'
import type { ListingDraft } from '#app/properties/drafts/ui/draft'
import { CallFailure, type WireErrors } from '#app/kit/calls/call_failure'
import { ListingSession } from '#app/properties/drafts/ui/listing_session'
import { draft, listing, photograph } from '#app/properties/tests/editor_draft'

class RecordingServer {
  sent: unknown[][] = []
  refusals: WireErrors = {}
  failure: CallFailure | null = null

  saveListing = async (slug: string, patch: object) => {
    this.#take('listing', patch)
    const refused = Object.entries(this.refusals).filter(
      ([path]) => path.replace('property.', '') in patch
    )
    if (refused.length)
      throw new CallFailure(422, { message: 'No.', errors: Object.fromEntries(refused) })
    return listing({ slug, ...patch, featured_image: null })
  }
  savePart = async (id: number, { content, known_pictures, images, seen_images }: PartChange) => {
    this.#take('part', id, content, ...[known_pictures, images, seen_images].filter(Boolean))
    const type = 'hero' as const
    return { id, type, content: {}, images: [] }
  }
  load = async () => ({ listing: listing(), images: [] })
  saveAlt = async (_: string, id: number, alt: string | null) => {
    this.#take('alt', id, alt)
    if (alt === 'bad') throw new CallFailure(422, { errors: { 'image.alt': ['Too long.'] } })
  }
  publish = async (slug: string, publish: boolean) => {
    this.#take('publish', publish)
    return listing({ slug, publish, status: publish ? 'publish' : 'draft' })
  }
  setStatus = async (slug: string, status: 'draft' | 'archive') => listing({ slug, status })

  #take(...call: unknown[]) {
    if (this.failure) throw this.failure
    this.sent.push(call)
  }
}

function typed(change: Partial<ListingDraft['fields']>): ListingDraft {
  const empty = draft()
  return { ...empty, fields: { ...empty.fields, ...change } }
}

test.group('Editor: saving a draft', () => {
  test('sends each difference once', async ({ assert }) => {
    const server = new RecordingServer()
    const saver = new DraftSaver(server, listing(), draft())
    const next = { ...typed({ price: 5 }), images: [photograph(3, 'The jetty')] }
    next.parts = { ...next.parts, features: { title: 'More', items: ['Jetty', ''] } }

    assert.isEmpty(await saver.save(next))
    assert.deepEqual(server.sent, [
      ['listing', { price: 5, images: [3], featured_image: 3 }],
      ['part', 3, { title: 'More', items: ['Jetty'] }],
      ['alt', 3, 'The jetty'],
    ])
    await saver.save(next)
    assert.lengthOf(server.sent, 3)
  })

  test('says which staged pictures it knew of', async ({ assert }) => {
    const server = new RecordingServer()
    const picture = { image: 5, original: 6, caption: 'Calm', source: 'design 1' }
    const staging = { id: 9, type: 'staging' as const, content: {}, images: [] }
    const { parts, ...rest } = draft()
    const opened = { ...rest, parts: { ...parts, staging: { pictures: [picture] } } }
    const saver = new DraftSaver(server, listing({ components: { staging } }), opened)
    await saver.save({ ...opened, parts: { ...parts, staging: { pictures: [] } } })
    assert.deepEqual(server.sent, [['part', 9, { pictures: [] }, [5]]])
  })

  test('saves the rest when a field is refused, and sends that one again later', async ({
    assert,
  }) => {
    const server = new RecordingServer()
    server.refusals = { 'property.price': ['Too much.'] }
    const saver = new DraftSaver(server, listing(), draft())

    assert.deepEqual(await saver.save(typed({ price: 9e12, name: 'Villa' })), {
      price: 'Too much.',
    })
    assert.deepEqual(server.sent.at(-1), ['listing', { name: 'Villa' }])
    assert.equal(saver.saved.fields.name, 'Villa')
    assert.isNull(saver.saved.fields.price)

    server.refusals = {}
    assert.isEmpty(await saver.save(typed({ price: 9, name: 'Villa' })))
    assert.deepEqual(server.sent.at(-1), ['listing', { price: 9 }])
  })

  test('fails on a refusal that none of its fields answers for', async ({ assert }) => {
    const server = new RecordingServer()
    server.failure = new CallFailure(422, { errors: { type: ['Choose a type.'] } })
    const saver = new DraftSaver(server, listing(), draft())
    await assert.rejects(() => saver.save(typed({ price: 5 })), 'Choose a type.')
    assert.isNull(saver.saved.fields.price)
  })

  test('keeps a refused description of a picture at that picture', async ({ assert }) => {
    const server = new RecordingServer()
    const saver = new DraftSaver(server, listing(), draft({}, [photograph(1)]))
    const bad = draft({}, [photograph(1, 'bad')])
    assert.deepEqual(await saver.save(bad), { 'alt.1': 'Too long.' })
  })

  test('keeps what people’s own tools wrote into a part', async ({ assert }) => {
    const server = new RecordingServer()
    const own = listing()
    const content = JSON.parse('{"headline":"Old","video":12}')
    own.components.hero = { ...own.components.hero, content }
    const saver = new DraftSaver(server, own, draft())
    const next = draft()
    next.parts = { ...next.parts, hero: { headline: 'New', subline: '' } }
    await saver.save(next)
    assert.deepEqual(server.sent, [['part', 1, { headline: 'New', subline: '', video: 12 }]])
  })
})

test.group('Editor: a session', () => {
  test('keeps what is typed while the server is away, and saves it after', async ({ assert }) => {
    const server = new RecordingServer()
    const session = new ListingSession(server, listing(), [])
    server.failure = new CallFailure(0)
    session.edit({ price: 5 })
    await session.flush()
    assert.equal(session.snapshot().saveState, 'failed')
    assert.equal(session.snapshot().failure, 'You’re offline, or the server can’t be reached.')
    assert.isTrue(session.isDirty)

    session.edit({ name: 'Villa' })
    server.failure = null
    await session.flush()
    assert.deepEqual(server.sent, [['listing', { name: 'Villa', price: 5 }]])
    assert.isFalse(session.isDirty)
    assert.isNull(session.snapshot().failure)
  })

  test('shows a refusal until its field changes, and counts it as unsaved', async ({ assert }) => {
    const server = new RecordingServer()
    server.refusals = { price: ['Enter the asking price.'] }
    const session = new ListingSession(server, listing({ price: 5 }), [])
    session.edit({ price: null })
    await session.flush()
    assert.deepEqual(session.snapshot().errors, { price: 'Enter the asking price.' })
    assert.isTrue(session.isDirty)

    session.edit({ price: 5 })
    assert.isEmpty(session.snapshot().errors)
    await session.flush()
    assert.isFalse(session.isDirty)
  })

  test('saves before it publishes, and publishes nothing unsaved', async ({ assert }) => {
    const server = new RecordingServer()
    const session = new ListingSession(server, listing(), [])
    session.edit({ price: 5 })
    await session.publish(true)
    assert.deepEqual(server.sent, [
      ['listing', { price: 5 }],
      ['publish', true],
    ])
    assert.equal(session.snapshot().listing.status, 'publish')

    server.refusals = { 'property.price': ['Too much.'] }
    session.edit({ price: 9e12 })
    await assert.rejects(() => session.publish(true), /aren’t saved/)
    assert.notDeepEqual(server.sent.at(-1), ['publish', true])
  })

  test('puts an upload behind what stands there, and keeps typed words on a new order', async ({
    assert,
  }) => {
    const server = new RecordingServer()
    const session = new ListingSession(server, listing(), [photograph(1)])
    session.addImage(photograph(2))
    session.describe(2, 'The jetty')
    const [one, two] = session.snapshot().draft.images
    session.arrange([two, one])
    await session.flush()
    assert.deepEqual(server.sent, [
      ['listing', { images: [2, 1], featured_image: 2 }],
      ['alt', 2, 'The jetty'],
    ])
    assert.deepEqual(
      session.saved.images.map(({ id, alt }) => [id, alt]),
      [
        [2, 'The jetty'],
        [1, null],
      ]
    )
  })
})
