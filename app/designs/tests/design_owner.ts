import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import type { Data } from '#data'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import type User from '#app/accounts/user'
import { grantCredits } from '#app/ledger/grant_credits'
import { findCreditBalance } from '#app/ledger/find_balance'
import { eventually } from '#tests/support/eventually'
import { createUser } from '#tests/support/users'
import { transaction } from '#app/kernel/database/transaction'

type WireDesign = Data.Designs.Design
type Body = Record<string, unknown>

/** A person who orders designs over HTTP. */
export class DesignOwner {
  private constructor(
    readonly client: ApiClient,
    readonly user: User
  ) {}

  static async create(client: ApiClient, credits = 5): Promise<DesignOwner> {
    const user = await createUser()
    if (credits)
      await transaction((trx) => grantCredits({ trx }, user, credits, 'test', randomUUID()))
    return new DesignOwner(client, user)
  }

  credits(): Promise<number> {
    return findCreditBalance(this.user.id)
  }

  async get(path: string, status = 200) {
    return checked(await this.client.get(path).loginAs(this.user), status)
  }

  async post(path: string, body: Body = {}, status = 200, headers: Record<string, string> = {}) {
    const request = this.client.post(path).json(body).withCsrfToken().loginAs(this.user)
    for (const [name, value] of Object.entries(headers)) request.header(name, value)
    return checked(await request, status)
  }

  async delete(path: string, status = 200) {
    return checked(await this.client.delete(path).withCsrfToken().loginAs(this.user), status)
  }

  async generate(fields: Body = {}): Promise<WireDesign> {
    const body = { image: dataUrl(await room()), ...fields }
    return (await this.post('/api/designs/generate', body, 202)).generated_design
  }

  async design({ id }: { id: number }): Promise<WireDesign> {
    return (await this.get(`/api/designs/${id}`)).design
  }

  settled(design: { id: number }): Promise<WireDesign> {
    return eventually(
      async () => {
        const now = await this.design(design)
        return ['completed', 'failed'].includes(now.status) ? now : null
      },
      { within: 60_000, what: () => `the end of design ${design.id}` }
    )
  }

  async generated(fields: Body = {}): Promise<WireDesign> {
    return this.settled(await this.generate(fields))
  }
}

/** Always of one color: what is in a photo is judged once. */
export function room(width = 120, height = 80): Promise<Buffer> {
  const background = '#8a7456'
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

export function dataUrl(image: Buffer, type = 'image/jpeg'): string {
  return `data:${type};base64,${image.toString('base64')}`
}

function checked(answer: Awaited<ReturnType<ApiClient['get']>>, status: number) {
  answer.assertStatus(status)
  return answer.body()
}

export async function movementsOf({ id }: { id: number }): Promise<string[]> {
  const rows: { kind: string }[] = await db
    .from('ledger_transactions')
    .where('cause', `design ${id}`)
    .orderBy('id')
  return rows.map(({ kind }) => kind)
}
