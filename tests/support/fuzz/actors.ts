import type { Visitor } from '#tests/support/visitor'
import type { FuzzRequest } from './requests.js'
import type { Role, World } from './world.js'

/** Paths that may change or end a session. */
const DOORS = /^\/*\.*\/*(logout|login|register|reset-password)/i

export class Actors {
  readonly #present = new Map<Role, Visitor>()

  constructor(private readonly world: World) {}

  async dress(request: FuzzRequest): Promise<FuzzRequest> {
    const { role, headers } = request
    const present = this.#present.get(role) ?? (await this.world.enter(role))
    this.#present.set(role, present)
    return { ...request, headers: { ...present.credentials(), ...headers } }
  }

  after({ role, path }: FuzzRequest): void {
    if (DOORS.test(path)) this.#present.delete(role)
  }
}
