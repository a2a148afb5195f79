import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { distanceKm } from '#app/common/geo/distance'
import { demoTimeOf, CHATS } from '#app/demo/data/chats'
import { DEMO_LISTINGS } from '#app/demo/data/listings'
import { PEOPLE } from '#app/demo/data/people'
import { PHOTOGRAPHS } from '#app/demo/data/photographs'
import { TOWNS } from '#app/demo/data/towns'
import { fieldsOf } from '#app/demo/seeders/listing_fields'
import { handleProblem } from '#app/accounts/handles/handle_validators'
import { inspectImage } from '#app/media/imaging/inspect_image'
import { searchPlaces } from '#app/places/gazetteer/search_places'
import { MIN_COVER_PX } from '#app/properties/lists/list_showcase_properties'
import { createPropertyValidator } from '#app/properties/property_validators'

const folder = new URL('../../resources/demo/photographs/', import.meta.url)

const published = DEMO_LISTINGS.filter(({ status }) => !status)

const wordsOf = (text: string) => text.split(/\s+/).length

test.group('The demonstration data', () => {
  test('has thirty homes: 24 published with two private, four drafts, two archived', ({
    assert,
  }) => {
    assert.lengthOf(DEMO_LISTINGS, 30)
    assert.lengthOf(published, 24)
    assert.lengthOf(
      published.filter(({ isPrivate }) => isPrivate),
      2
    )
    assert.lengthOf(
      DEMO_LISTINGS.filter(({ status }) => status === 'draft'),
      4
    )
    assert.lengthOf(
      DEMO_LISTINGS.filter(({ status }) => status === 'archive'),
      2
    )
    assert.equal(new Set(DEMO_LISTINGS.map(({ town }) => town)).size, Object.keys(TOWNS).length)
    assert.lengthOf(
      DEMO_LISTINGS.filter(({ owner }) => owner === 'ava'),
      10
    )
  })

  test('has twelve people who know only each other, and realtors as owners', ({ assert }) => {
    const typeOf = new Map(PEOPLE.map(({ handle, type }) => [handle, type]))
    assert.equal(typeOf.size, 12)
    for (const { handle, follows } of PEOPLE) {
      assert.isNull(handleProblem(handle), handle)
      assert.isTrue(
        follows.every((other) => typeOf.has(other) && other !== handle),
        handle
      )
    }
    for (const { owner, name } of DEMO_LISTINGS) assert.equal(typeOf.get(owner), 'realtor', name)
  })

  test('is what a realtor could have typed', async ({ assert }) => {
    for (const listing of DEMO_LISTINGS) {
      const property = fieldsOf(listing)
      assert.deepEqual(await createPropertyValidator.validate({ property }), { property })
    }
  })

  test('describes each published home in words of its own', ({ assert }) => {
    for (const { name, description, photographs } of published) {
      assert.isAtLeast(wordsOf(description), 60, name)
      assert.isAtMost(wordsOf(description), 120, name)
      assert.isTrue(photographs.length >= 1 && photographs.length <= 6, name)
      assert.equal(new Set(photographs).size, photographs.length, name)
    }
    assert.equal(new Set(published.map(({ description }) => description)).size, published.length)
  })

  test('says nothing twice: headline, subline and text have no words in a row in common', ({
    assert,
  }) => {
    const rowsOf = (text = '') => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
      return words.slice(2).map((word, at) => [words[at], words[at + 1], word].join(' '))
    }
    for (const { name, headline, subline, description } of DEMO_LISTINGS) {
      const said = [headline, subline, description].flatMap((text) => [...new Set(rowsOf(text))])
      assert.equal(new Set(said).size, said.length, name)
    }
  })

  test('leads every home that has photographs with one of its own', ({ assert }) => {
    const shown = DEMO_LISTINGS.filter(({ photographs }) => photographs.length)
    const homesBy = Map.groupBy(shown, ({ photographs }) => photographs[0])
    for (const [cover, homes] of homesBy) {
      assert.lengthOf(homes, 1, `${cover}: ${homes.map(({ name }) => name).join(', ')}`)
    }
    assert.includeMembers(
      shown.map(({ name }) => name),
      published.map(({ name }) => name)
    )
  })

  test('shows at least forty photographs of homes, each with its file', async ({ assert }) => {
    const shown = new Set(DEMO_LISTINGS.flatMap(({ photographs }) => photographs))
    assert.isAtLeast(shown.size, 40)
    for (const name of Object.keys(PHOTOGRAPHS)) {
      const { size } = await stat(new URL(`${name}.jpg`, folder))
      assert.isAtMost(size, name.startsWith('homes/') ? 200_000 : 350_000, name)
    }
  })

  test('has covers that are sharp enough for the front page', async ({ assert }) => {
    for (const { photographs } of published) {
      const { width } = await inspectImage(fileURLToPath(new URL(`${photographs[0]}.jpg`, folder)))
      assert.isAtLeast(width, MIN_COVER_PX, photographs[0])
    }
  })

  test('was published on different days of the last two months', ({ assert }) => {
    const days = published.map(({ daysAgo }) => daysAgo)
    assert.equal(new Set(days).size, days.length)
    assert.isTrue(Math.max(...days) <= 60 && Math.min(...days) >= 1)
    for (const { lowered, price, daysAgo, name } of DEMO_LISTINGS) {
      const prices = [...(lowered ?? []).map(({ from }) => from), price]
      const listedAndLowered = [daysAgo, ...(lowered ?? []).map((change) => change.daysAgo)]
      for (const falling of [prices, listedAndLowered]) {
        assert.isTrue(
          falling.every((value, at) => at === 0 || value < falling[at - 1]),
          name
        )
      }
    }
  })

  test('lies where the gazetteer has its towns', async ({ assert }) => {
    const points = new Set(DEMO_LISTINGS.map(({ spot }) => spot.at.join()))
    assert.equal(points.size, DEMO_LISTINGS.length, 'no two homes stand on one point')

    for (const [key, town] of Object.entries(TOWNS)) {
      const [place] = await searchPlaces(town.city)
      assert.containsSubset(place, {
        name: town.city,
        state: town.state,
        country: town.country,
        countryCode: town.country_code,
      })
      for (const { name, spot } of DEMO_LISTINGS.filter((listing) => listing.town === key)) {
        const [latitude, longitude] = spot.at
        assert.isBelow(distanceKm({ latitude, longitude }, place), 30, name)
      }
    }
  })

  test('lets only people talk who are there, of homes that anybody may see', ({ assert }) => {
    const handles = new Set(PEOPLE.map(({ handle }) => handle))
    const open = new Set(published.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name))
    for (const chat of CHATS) {
      const members = [chat.starter, ...chat.with]
      assert.isTrue(members.every((handle) => handles.has(handle)))
      assert.equal(chat.with.length === 1 && !chat.market, chat.name === undefined)
      if (chat.about) assert.isTrue(open.has(chat.about), chat.about)
      for (const [index, message] of chat.messages.entries()) {
        assert.include(members, message.from)
        assert.isTrue(Object.keys(message.liked ?? {}).every((handle) => members.includes(handle)))
        assert.isTrue(
          (message.homes ?? []).every((name) => open.has(name)),
          message.says
        )
        assert.isBelow(message.answers ?? -1, index)
      }
    }
  })

  test('lets them talk in order, at whatever hour it is planted', ({ assert }) => {
    const hours = Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 2, 29, hour, 5))
    for (const now of hours.map((hour) => new Date(hour))) {
      for (const { messages } of CHATS) {
        const times = messages.map(({ at }) => demoTimeOf(at, now).getTime())
        assert.deepEqual(
          times,
          times.toSorted((one, other) => one - other),
          messages[0].says
        )
      }
    }
  })

  test('lists its chats in one order, at whatever hour it is planted', ({ assert }) => {
    const orderAt = (hour: number, minute: number) => {
      const now = new Date(Date.UTC(2026, 2, 29, hour, minute))
      const newest = (chat: (typeof CHATS)[number]) => demoTimeOf(chat.messages.at(-1)!.at, now)
      return CHATS.toSorted((one, other) => Number(newest(other)) - Number(newest(one))).map(
        ({ messages }) => messages[0].says
      )
    }
    for (let hour = 0; hour < 24; hour += 1) {
      assert.deepEqual(orderAt(hour, 1), orderAt(12, 0), `${hour}:01`)
    }
  })
})
