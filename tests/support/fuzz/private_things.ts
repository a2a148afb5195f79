import sharp from 'sharp'
import { pdfFile } from '#app/properties/tests/pdf_files'
import type { Visitor } from '#tests/support/visitor'

export type Ids = Record<string, (number | string)[]>

interface Owner {
  visitor: Visitor
  mark: string
  friend: Visitor
}

export interface PrivateThings {
  ids: Ids
  secrets: string[]
}

/** Extra copies of things a request may delete. */
const SPARE = 4

const PLACE = {
  name: 'Camogli',
  city: 'Camogli',
  state: 'Liguria',
  country: 'Italy',
  country_code: 'IT',
  latitude: 44.35,
  longitude: 9.15,
}

export async function plantPrivateThings({ visitor, mark, friend }: Owner): Promise<PrivateThings> {
  const { id: owner, handle } = await visitor.account()
  const { id: friendId } = await friend.account()
  const make = (path: string, body: object) => made(visitor, path, body)
  const times = <T>(each: () => Promise<T>) => inTurn(SPARE, each)

  const { user } = await read(visitor, `/api/user/${owner}`)
  const images = await times(() => uploaded(visitor))
  const drafts = await times(async () => {
    const { property } = await make('/api/properties', {
      property: { name: mark, description: mark, address: mark },
    })
    return property
  })
  const shown = await uploaded(visitor)
  const { property: listing } = await make('/api/properties', {
    property: {
      ...PLACE,
      name: mark,
      description: mark,
      address: mark,
      type: 'villa',
      price: 1,
      currency: 'EUR',
      images: [shown.id],
      is_private: true,
    },
  })
  await make(`/api/properties/${listing.slug}/publish`, { publish: true })

  const documents = await times(async () => {
    const form = new FormData()
    form.set('name', mark)
    form.set('file', new Blob([new Uint8Array(pdfFile())]), 'paper.pdf')
    const answer = await visitor.send('POST', `/api/properties/${listing.slug}/documents`, form)
    return (await wire(answer)).document
  })

  const { chat: request } = await made(friend, '/api/chats', { user_ids: [owner], message: mark })
  const groups = await times(async () => {
    const group = { type: 'group', name: mark, user_ids: [friendId], message: mark }
    const { chat } = await make('/api/chats', group)
    return chat
  })
  const messages = await times(async () => {
    const { message } = await make(`/api/chats/${groups[0].id}/messages`, { content: mark })
    return message
  })
  const { market } = await make('/api/markets', { market: PLACE })
  const { chat: channel } = await make('/api/chats', {
    type: 'channel',
    name: 'News',
    market_id: market.id,
  })
  const { team } = await make('/api/teams', {
    team: { name: 'Rinaldi', handle: `t${handle}`.slice(0, 30), type: 'brokerage' },
  })
  const { request: join } = await made(friend, `/api/teams/${team.handle}/requests`, {})
  const { invitation } = await make(`/api/teams/${team.handle}/invitations`, {
    email: `${handle}.guest@example.com`,
    role: 'viewer',
  })
  const webhooks = await times(async () => {
    const { webhook } = await make('/api/webhooks', {
      webhook: { url: `https://hooks.example/${mark}`, events: ['property.published'] },
    })
    return webhook
  })
  const searches = await times(async () => {
    const { saved_search: search } = await make('/api/saved-searches', {
      saved_search: { name: mark, query: { q: mark }, frequency: 'daily' },
    })
    return search
  })
  const prompts = await times(async () => {
    const { prompt } = await make('/api/designs/prompts', { name: mark, prompt: mark })
    return prompt
  })

  const tours = await times(async () => {
    const { walkthrough } = await make('/api/walkthroughs', { walkthrough: { title: mark } })
    const { list } = await make(`/api/video-lists/${walkthrough.id}/lists`, {
      list: { name: mark },
    })
    const { video } = await make(`/api/video/walkthrough/${walkthrough.slug}`, {
      video: { title: mark, list_id: list.id },
    })
    return { ...walkthrough, list, video }
  })
  const dreams = await times(async () => {
    const { dream } = await make('/api/dreams', { dream: { title: mark } })
    const { item } = await make(`/api/dream/${dream.id}/items`, {
      item: { kind: 'wish', content: mark },
    })
    return { ...dream, item }
  })
  const pursuits: { id: number }[] = []
  for (const { slug } of drafts) {
    pursuits.push((await make('/api/pursuits', { property_slug: slug })).pursuit)
  }
  const spots = await times(async () => {
    const { spot } = await make('/api/spots', { spot: { caption: mark } })
    return spot
  })

  const journals = await times(async () => {
    const { journal } = await make('/api/journals', { journal: { title: mark } })
    const { entry } = await make(`/api/journals/${journal.slug}/entries`, {
      entry: { title: mark },
    })
    return { ...journal, entry }
  })

  const offerings = await times(async () => {
    const { offering } = await make('/api/offerings', {
      offering: { title: mark, kind: 'service', status: 'draft' },
    })
    return offering
  })

  const houses = await times(async () => {
    const { open_house: house } = await make('/api/open-houses', {
      open_house: {
        property_slug: listing.slug,
        starts_at: '2027-03-07T10:30',
        ends_at: '2027-03-07T12:30',
        notes: mark,
      },
    })
    return house
  })

  const idsOf = (things: { id: number }[]) => things.map(({ id }) => id)
  return {
    ids: {
      owner: [owner],
      handle: [handle],
      friend: [friendId],
      stat: [user.stats[0].id],
      draft: drafts.map(({ slug }) => slug),
      published: [listing.slug],
      component: Object.values<{ id: number }>(listing.components).map(({ id }) => id),
      shown: [shown.id],
      document: documents.map(({ id }) => id),
      image: idsOf(images),
      request: [request.id],
      group: idsOf(groups),
      message: idsOf(messages),
      channel: [channel.id],
      prompt: idsOf(prompts),
      webhook: idsOf(webhooks),
      search: idsOf(searches),
      dream: idsOf(dreams),
      dream_item: dreams.map(({ item }) => item.id),
      pursuit: idsOf(pursuits),
      spot: spots.map(({ slug }) => slug),
      journal: journals.map(({ slug }) => slug),
      entry: journals.map(({ entry }) => entry.id),
      offering: offerings.map(({ slug }) => slug),
      team: [team.handle],
      agent: [friendId],
      join: [join.id],
      invitation: [invitation.id],
      house: houses.map(({ slug }) => slug),
      house_id: idsOf(houses),
      tour: tours.map(({ slug }) => slug),
      tour_id: idsOf(tours),
      tour_list: tours.map(({ list }) => list.id),
      tour_video: tours.map(({ video }) => video.id),
    },
    secrets: [mark, ...images.map(({ url }) => hashIn(url)), hashIn(shown.url)],
  }
}

async function uploaded(visitor: Visitor): Promise<{ id: number; url: string }> {
  const grain = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const picture = sharp({
    create: { width: 64, height: 48, channels: 3, background: '#888', noise: grain },
  })
  const answer = await visitor.upload(await picture.jpeg().toBuffer(), 'room.jpg')
  return (await wire(answer)).upload
}

async function made(visitor: Visitor, path: string, body: object) {
  return wire(await visitor.post(path, body))
}

async function read(visitor: Visitor, path: string) {
  return wire(await visitor.get(path))
}

async function wire(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

async function inTurn<T>(times: number, make: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < times) all.push(await make())
  return all
}

function hashIn(url: string): string {
  const [, hash] = /^\/media\/([^/]+)\//.exec(url) ?? []
  if (!hash) throw new Error(`No picture of ours: ${url}`)
  return hash
}
