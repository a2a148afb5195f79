import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import type { Data } from '#data'
import { createUser } from '#tests/support/users'

type Body = Record<string, unknown>

/** A person who chats over real HTTP. Every call checks its status. */
export class Person {
  private constructor(
    private readonly client: ApiClient,
    readonly user: User
  ) {}

  static async create(client: ApiClient, name = 'Livia Conti'): Promise<Person> {
    return new Person(client, await createUser({ name }))
  }

  get id(): number {
    return this.user.id
  }

  async get(path: string, status = 200) {
    const answer = await this.client.get(path).loginAs(this.user)
    return checked(answer, status)
  }

  async post(path: string, body: Body = {}, status = 200, headers: Record<string, string> = {}) {
    const request = this.client.post(path).json(body).withCsrfToken().loginAs(this.user)
    for (const [name, value] of Object.entries(headers)) request.header(name, value)
    return checked(await request, status)
  }

  async patch(path: string, body: Body, status = 200) {
    const answer = await this.client.patch(path).json(body).withCsrfToken().loginAs(this.user)
    return checked(answer, status)
  }

  async delete(path: string, status = 200) {
    return checked(await this.client.delete(path).withCsrfToken().loginAs(this.user), status)
  }

  async follow(other: Person): Promise<void> {
    await this.post(`/api/users/${other.id}/follow`)
  }

  async letIn(other: Person): Promise<void> {
    await this.follow(other)
    await this.patch('/api/chats/preferences', { accepts_known_people: true })
  }

  async start(other: Person, message?: string): Promise<Data.Chats.Chat> {
    const { chat } = await this.post('/api/chats', { user_ids: [other.id], message }, 201)
    return chat
  }

  async say(
    chat: { id: number },
    content: string,
    status = 201
  ): Promise<Data.Chats.Messages.Message> {
    const body = { content, client_id: randomUUID() }
    const { message } = await this.post(`/api/chats/${chat.id}/messages`, body, status)
    return message
  }

  async read(chat: { id: number }, messageId?: number) {
    return this.post(`/api/chats/${chat.id}/read`, { message_id: messageId })
  }

  async chat({ id }: { id: number }): Promise<Data.Chats.Chat> {
    return (await this.get(`/api/chats/${id}`)).chat
  }

  async folder(type: string): Promise<number[]> {
    const { chats } = await this.get(`/api/chats/filtered?type=${type}`)
    return chats.data.map(({ id }: { id: number }) => id)
  }

  async unread(): Promise<number> {
    return (await this.get('/api/chats/unread-count')).count
  }

  async messages({ id }: { id: number }, query = ''): Promise<string[]> {
    const { messages } = await this.get(`/api/chats/${id}/messages${query}`)
    return messages.data.map(({ content }: { content: string }) => content)
  }
}

export async function pair(client: ApiClient): Promise<[Person, Person]> {
  const [ava, noah] = [
    await Person.create(client, 'Ava Lind'),
    await Person.create(client, 'Noah Berg'),
  ]
  await noah.letIn(ava)
  return [ava, noah]
}

function checked(answer: Awaited<ReturnType<ApiClient['get']>>, status: number) {
  answer.assertStatus(status)
  return answer.body()
}

export async function joinMarket(...people: Person[]): Promise<number> {
  const place = {
    name: `Portofino ${randomUUID()}`,
    city: 'Portofino',
    state: 'Liguria',
    country: 'Italy',
    country_code: 'IT',
    latitude: 44.3,
    longitude: 9.2,
  }
  const joined = []
  for (const person of people) {
    joined.push(await person.post('/api/markets', { market: place }, 201))
  }
  return joined[0].market.id
}
