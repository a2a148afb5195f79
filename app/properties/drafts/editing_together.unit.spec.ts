// Long because: all orders in which two people can save run against one server.

import { test } from '@japa/runner'
import type { PartChange } from '#app/properties/drafts/ui/listing_api'
import { CallFailure } from '#app/kit/calls/call_failure'
import { assertUnchanged } from '#app/properties/assert_unchanged'
import type { Listing } from '#app/properties/drafts/ui/draft'
import type { ListingPatch } from '#app/properties/drafts/ui/changes'
import { ListingSession } from '#app/properties/drafts/ui/listing_session'
import { mergeDrafts } from '#app/properties/drafts/ui/merge_drafts'
import { draft as draftWith, listing, photograph } from '#app/properties/tests/editor_draft'

/** A server that refuses to replace what was not seen, as the real one does. */
class SharedServer {
  stored: Listing = listing()
  /** waits before each call of this kind, to type or fail at that moment */
  before: Partial<Record<'save' | 'load', () => Promise<void> | void>> = {}

  saveListing = async (_: string, patch: ListingPatch, seen: ListingPatch) => {
    await this.before.save?.()
    for (const name of Object.keys(patch)) {
      const [now, known, sent] = [this.stored, seen, patch].map((values) =>
        JSON.stringify(Reflect.get(values, name))
      )
      if (now !== known && now !== sent) throw new CallFailure(409)
    }
    this.stored = { ...this.stored, ...patch, featured_image: null }
    return this.stored
  }
  savePart = async (
    id: number,
    { content, seen, images: photos, seen_images: seenPhotos }: PartChange
  ) => {
    const part = Object.values(this.stored.components).find((each) => each.id === id)!
    const shown = { photos: part.images.map((image) => image.id) }
    try {
      assertUnchanged(part.content, content, seen)
      if (photos) assertUnchanged(shown, { photos }, { photos: seenPhotos })
    } catch {
      throw new CallFailure(409)
    }
    const images = photos ? photos.map((photo) => photograph(photo)) : part.images
    const saved = { ...part, images, content: JSON.parse(JSON.stringify(content)) }
    this.stored = {
      ...this.stored,
      components: { ...this.stored.components, [part.type]: saved },
    }
    return saved
  }
  load = async () => {
    await this.before.load?.()
    return { listing: this.stored, images: [] }
  }
  saveAlt = async () => undefined
  publish = async () => this.stored
  setStatus = async () => this.stored
}

function twoSessions() {
  const server = new SharedServer()
  const open = () => new ListingSession(server, listing(), [])
  return { server, ava: open(), noah: open() }
}

test.group('Editor: two at once', () => {
  test('keep what each changed in different fields', async ({ assert }) => {
    const { server, ava, noah } = twoSessions()
    ava.edit({ name: 'Villa Aurora' })
    await ava.flush()
    noah.edit({ price: 5 })
    await noah.flush()
    assert.include(server.stored, { name: 'Villa Aurora', price: 5 })
    assert.isEmpty(noah.snapshot().conflicts)
  })

  test('choose between two values of the same field, and lose neither', async ({ assert }) => {
    const { server, ava, noah } = twoSessions()
    ava.edit({ name: 'Villa Aurora', city: 'Portofino' })
    await ava.flush()
    noah.edit({ name: 'Villa Noah', price: 5 })
    await noah.flush()
    assert.include(server.stored, { name: 'Villa Aurora', price: 5, city: 'Portofino' })
    const { draft, conflicts, saveState } = noah.snapshot()
    assert.equal(saveState, 'saved')
    assert.include(draft.fields, { name: 'Villa Aurora', price: 5, city: 'Portofino' })
    const [{ key, mine, theirs }] = conflicts
    assert.deepEqual([key, mine, theirs], ['name', 'Villa Noah', 'Villa Aurora'])
    assert.isTrue(noah.isDirty)

    noah.resolve(conflicts[0], true)
    await noah.flush()
    assert.equal(server.stored.name, 'Villa Noah')
    assert.isEmpty(noah.snapshot().conflicts)
    assert.isFalse(noah.isDirty)
  })

  test('keep theirs where that was chosen', async ({ assert }) => {
    const { server, ava, noah } = twoSessions()
    ava.edit({ name: 'Villa Aurora' })
    await ava.flush()
    noah.edit({ name: 'Villa Noah' })
    await noah.flush()
    noah.resolve(noah.snapshot().conflicts[0], false)
    await noah.flush()
    assert.equal(server.stored.name, 'Villa Aurora')
    assert.equal(noah.snapshot().draft.fields.name, 'Villa Aurora')
  })

  test('get a conflict even if their last answer already held the other’s change', async ({
    assert,
  }) => {
    const { server, ava, noah } = twoSessions()
    ava.edit({ name: 'Villa Aurora' })
    await ava.flush()
    noah.edit({ price: 5 })
    await noah.flush()
    noah.edit({ name: 'Villa Noah' })
    await noah.flush()
    assert.equal(server.stored.name, 'Villa Aurora')
    assert.lengthOf(noah.snapshot().conflicts, 1)
  })
})

test.group('Editor: a merge while one goes on', () => {
  /** Ava has changed name and price; Noah, who has not seen it, has changed the name too. */
  async function meeting() {
    const sessions = twoSessions()
    sessions.ava.edit({ name: 'Villa Aurora', price: 5 })
    await sessions.ava.flush()
    sessions.noah.edit({ name: 'Villa Noah' })
    return sessions
  }
  const MERGED = { name: 'Villa Aurora', price: 5, city: 'Genoa' }

  for (const moment of ['save', 'load'] as const) {
    test(`keeps what is typed before the answer to the ${moment}`, async ({ assert }) => {
      const { server, noah } = await meeting()
      server.before[moment] = () => {
        server.before = {}
        noah.edit({ city: 'Genoa' })
      }
      await noah.flush()
      assert.include(server.stored, MERGED)
      assert.include(noah.snapshot().draft.fields, MERGED)
      assert.lengthOf(noah.snapshot().conflicts, 1)
    })
  }

  test('keeps what is typed while the merged values are saved', async ({ assert }) => {
    const { server, noah } = await meeting()
    noah.edit({ bedrooms: 4 })
    server.before.load = () => {
      server.before.save = () => {
        server.before = {}
        noah.edit({ city: 'Genoa' })
      }
    }
    await noah.flush()
    assert.include(server.stored, { ...MERGED, bedrooms: 4 })
  })

  test('brings nothing back when the connection breaks after it', async ({ assert }) => {
    const { server, noah } = await meeting()
    noah.edit({ bedrooms: 4 })
    server.before.load = () => {
      server.before.save = () => Promise.reject(new CallFailure(0))
    }
    await noah.flush()
    assert.equal(noah.snapshot().saveState, 'failed')
    server.before = {}
    await noah.flush()
    assert.include(server.stored, { name: 'Villa Aurora', price: 5, bedrooms: 4 })
    assert.include(noah.snapshot().draft.fields, { name: 'Villa Aurora', price: 5, bedrooms: 4 })
    noah.close()
  })

  test('begins again when the connection breaks before it', async ({ assert }) => {
    const { server, noah } = await meeting()
    server.before.load = () => Promise.reject(new CallFailure(0))
    await noah.flush()
    server.before = {}
    noah.edit({ city: 'Genoa' })
    await noah.flush()
    assert.include(server.stored, MERGED)
    noah.close()
  })

  test('is followed by another when the other saves meanwhile', async ({ assert }) => {
    const { server, ava, noah } = await meeting()
    noah.edit({ city: 'Genoa' })
    server.before.load = () => {
      server.before.save = async () => {
        server.before = {}
        ava.edit({ city: 'Portofino' })
        await ava.flush()
      }
    }
    await noah.flush()
    assert.include(server.stored, { name: 'Villa Aurora', city: 'Portofino' })
    assert.equal(noah.snapshot().saveState, 'saved')
    assert.deepEqual(
      noah.snapshot().conflicts.map(({ key, mine, theirs }) => [key, mine, theirs]),
      [
        ['name', 'Villa Noah', 'Villa Aurora'],
        ['city', 'Genoa', 'Portofino'],
      ]
    )
  })

  test('says of an open conflict what the other has written since', async ({ assert }) => {
    const { ava, noah } = await meeting()
    await noah.flush()
    ava.edit({ name: 'Villa Alba', city: 'Portofino' })
    await ava.flush()
    noah.edit({ city: 'Genoa' })
    await noah.flush()
    assert.deepEqual(
      noah.snapshot().conflicts.map(({ key, mine, theirs }) => [key, mine, theirs]),
      [
        ['name', 'Villa Noah', 'Villa Alba'],
        ['city', 'Genoa', 'Portofino'],
      ]
    )
  })

  test('keeps what is typed where a conflict still waits', async ({ assert }) => {
    const { server, ava, noah } = await meeting()
    await noah.flush()
    noah.edit({ name: 'Villa Nova', city: 'Genoa' })
    ava.edit({ city: 'Portofino' })
    await ava.flush()
    await noah.flush()
    assert.include(server.stored, { name: 'Villa Nova', city: 'Portofino' })
  })

  test('takes back of one’s own changes only what still stands', async ({ assert }) => {
    const { server, noah } = await meeting()
    noah.edit({ city: 'Genoa' })
    await noah.flush()
    noah.undo()
    noah.undo()
    await noah.flush()
    assert.include(server.stored, { name: 'Villa Aurora', price: 5, city: null })
    assert.isFalse(noah.snapshot().canUndo)

    noah.resolve(noah.snapshot().conflicts[0], true)
    noah.undo()
    await noah.flush()
    assert.equal(server.stored.name, 'Villa Aurora')
    noah.redo()
    await noah.flush()
    assert.equal(server.stored.name, 'Villa Noah')
  })

  test('happens in a part that was empty when both opened it, too', async ({ assert }) => {
    const { server, ava, noah } = twoSessions()
    ava.editPart('hero', { headline: 'By the sea' })
    await ava.flush()
    noah.editPart('hero', { subline: 'With a jetty' })
    await noah.flush()
    assert.include(server.stored.components.hero.content, {
      headline: 'By the sea',
      subline: 'With a jetty',
    })
    assert.isEmpty(noah.snapshot().conflicts)
  })
})

test.group('Editor: two fill the same part', () => {
  test('and each keeps the photos and the rooms that they added', async ({ assert }) => {
    const { server, ava, noah } = twoSessions()
    const room = (id: string, photo: number) => ({ id, name: id, size: null, floor: '', photo })
    ava.illustrate('rooms', [1])
    ava.editPart('rooms', { rooms: [room('Kitchen', 1)] })
    await ava.flush()
    noah.illustrate('rooms', [2])
    noah.editPart('rooms', { rooms: [room('Bath', 2)] })
    await noah.flush()

    const { content, images } = server.stored.components.rooms
    assert.sameMembers(
      images.map(({ id }) => id),
      [1, 2]
    )
    assert.sameDeepMembers(content.rooms as object[], [room('Kitchen', 1), room('Bath', 2)])
    assert.isEmpty(noah.snapshot().conflicts)
    assert.equal(noah.snapshot().saveState, 'saved')

    noah.undo()
    noah.undo()
    await noah.flush()
    const { rooms } = server.stored.components
    assert.deepEqual(rooms.content.rooms, [room('Kitchen', 1)])
    assert.deepEqual(
      rooms.images.map(({ id }) => id),
      [1]
    )
  })

  test('also where only the photos of it changed', async ({ assert }) => {
    const { server, ava, noah } = twoSessions()
    ava.illustrate('overview', [1])
    await ava.flush()
    noah.illustrate('overview', [2])
    await noah.flush()
    assert.sameMembers(
      server.stored.components.overview.images.map(({ id }) => id),
      [1, 2]
    )
  })
})

test.group('Editor: a room that one removes and the other changes', () => {
  const room = (name: string, floor = '') => ({ id: name, name, size: null, floor, photo: null })

  async function withRooms() {
    const { server, ava } = twoSessions()
    ava.editPart('rooms', { rooms: [room('Kitchen'), room('Bath')] })
    await ava.flush()
    const open = () => new ListingSession(server, server.stored, [])
    return { server, ava: open(), noah: open() }
  }
  const floors = (server: SharedServer) =>
    (server.stored.components.rooms.content.rooms as { id: string; floor: string }[]).map(
      ({ id, floor }) => `${id} ${floor}`.trim()
    )

  test('is asked about as a whole, though its name was already', async ({ assert }) => {
    const { server, ava, noah } = await withRooms()
    const kitchen = room('Kitchen')
    ava.editPart('rooms', { rooms: [{ ...kitchen, name: 'Bar' }, room('Bath')] })
    await ava.flush()
    noah.editPart('rooms', { rooms: [{ ...kitchen, name: 'Galley' }, room('Bath')] })
    await noah.flush()
    ava.editPart('rooms', { rooms: [room('Bath')] })
    await ava.flush()
    noah.editPart('rooms', { title: 'Inside' })
    await noah.flush()
    const [conflict, ...more] = noah.snapshot().conflicts
    assert.deepEqual([conflict.key, conflict.theirs, more], ['rooms.rooms.Kitchen', null, []])
    noah.resolve(conflict, true)
    await noah.flush()
    assert.containsSubset(server.stored.components.rooms.content, {
      title: 'Inside',
      rooms: [{ name: 'Galley' }, { name: 'Bath' }],
    })
  })

  for (const isMine of [true, false]) {
    test(`${isMine ? 'comes back' : 'goes'} where its editor says so`, async ({ assert }) => {
      const { server, ava, noah } = await withRooms()
      ava.editPart('rooms', { rooms: [room('Bath')] })
      await ava.flush()
      noah.editPart('rooms', { rooms: [room('Kitchen', 'Top'), room('Bath')] })
      await noah.flush()
      assert.deepEqual(floors(server), ['Bath'])
      const [conflict, ...more] = noah.snapshot().conflicts
      assert.deepEqual([conflict.key, conflict.theirs, more], ['rooms.rooms.Kitchen', null, []])

      noah.resolve(conflict, isMine)
      await noah.flush()
      assert.deepEqual(floors(server), isMine ? ['Kitchen Top', 'Bath'] : ['Bath'])
      assert.isEmpty(noah.snapshot().conflicts)
    })

    test(`${isMine ? 'goes' : 'stays'} where whoever removed it says so`, async ({ assert }) => {
      const { server, ava, noah } = await withRooms()
      ava.editPart('rooms', { rooms: [room('Kitchen', 'Top'), room('Bath')] })
      await ava.flush()
      noah.editPart('rooms', { rooms: [room('Bath')] })
      await noah.flush()
      assert.deepEqual(floors(server), ['Kitchen Top', 'Bath'])
      const [conflict] = noah.snapshot().conflicts
      assert.deepEqual([conflict.key, conflict.mine], ['rooms.rooms.Kitchen', null])

      noah.resolve(conflict, isMine)
      await noah.flush()
      assert.deepEqual(floors(server), isMine ? ['Bath'] : ['Kitchen Top', 'Bath'])
    })
  }
})

test.group('Editor: two with the same photos', () => {
  const photos = (...ids: (number | [id: number, alt: string])[]) =>
    ids.map((each) => (typeof each === 'number' ? photograph(each) : photograph(...each)))
  const merged = (
    before: ReturnType<typeof photos>,
    mine: ReturnType<typeof photos>,
    theirs: ReturnType<typeof photos>
  ) => {
    const of = (images: ReturnType<typeof photos>) => ({ ...draftWith(), images })
    const result = mergeDrafts({
      before: of(before),
      mine: of(mine),
      theirs: { from: of(before), to: of(theirs) },
      now: of(theirs),
    })
    const { images } = result.draft
    return { ids: images.map(({ id }) => id), images, conflicts: result.conflicts }
  }

  test('keep an order and what the other adds or removes', ({ assert }) => {
    assert.deepEqual(merged(photos(1, 2, 3), photos(3, 1, 2), photos(1, 2, 3, 4)).ids, [3, 1, 2, 4])
    assert.deepEqual(merged(photos(1, 2, 3), photos(1, 5, 2, 3), photos(3, 2, 1)).ids, [3, 2, 1, 5])
    assert.deepEqual(merged(photos(1, 2, 3), photos(1, 3), photos(3, 2, 1)).ids, [3, 1])
    assert.isEmpty(merged(photos(1, 2), photos(2, 1), photos(2, 1)).conflicts)
  })

  test('choose where both moved or described the same', ({ assert }) => {
    const order = merged(photos(1, 2, 3), photos(3, 2, 1), photos(2, 1, 3))
    assert.deepEqual(order.ids, [2, 1, 3])
    assert.deepEqual(
      order.conflicts.map(({ key, mine }) => [key, mine]),
      [['images', [3, 2, 1]]]
    )
    const words = merged(
      photos(1, 2),
      photos([1, 'Mine'], [2, 'Also mine']),
      photos([1, 'Theirs'], 2)
    )
    assert.deepEqual(
      words.images.map(({ alt }) => alt),
      ['Theirs', 'Also mine']
    )
    assert.deepEqual(
      words.conflicts.map(({ key }) => key),
      ['alt.1']
    )
  })
})
