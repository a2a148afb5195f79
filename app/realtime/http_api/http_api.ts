import { isPresence } from '#app/realtime/protocol/channel_name'
import { checkEvent } from '#app/realtime/protocol/check_event'
import { MAX_BATCH } from '#app/realtime/protocol/protocol_limits'
import type { WireEvent } from '#app/realtime/protocol/wire_event'
import type { EmbeddedServer } from '#app/realtime/server/embedded_server'

export interface ApiCall {
  method: string
  path: string
  query: URLSearchParams
  body: Buffer
}

/**
 * The Pusher HTTP API, after signature checks.
 * Source: https://pusher.com/docs/channels/library_auth_reference/rest-api/
 */
export class HttpApi {
  constructor(private readonly server: EmbeddedServer) {}

  /** @throws ApiRefusal or RefusedEvent */
  async handle({ method, path, query, body }: ApiCall): Promise<object> {
    const [, first, name, last] = path.split('/')
    switch (`${method} ${first}${name ? '/:name' : ''}${last ? `/${last}` : ''}`) {
      case 'POST events':
        return this.#trigger([parse(body)])
      case 'POST batch_events':
        return this.#trigger(batchOf(parse(body)))
      case 'GET channels':
        return { channels: await this.#channels(query) }
      case 'GET channels/:name':
        return this.#channel(name, query)
      case 'GET channels/:name/users':
        return this.#users(name)
      case 'POST users/:name/terminate_connections':
        await this.server.endUser(name)
        return {}
      default:
        throw new ApiRefusal(404, 'There is no such call')
    }
  }

  async #trigger(requests: unknown[]): Promise<object> {
    await this.server.publish(requests.flatMap(wireEventsOf))
    return {}
  }

  async #channels(query: URLSearchParams): Promise<Record<string, object>> {
    const prefix = query.get('filter_by_prefix') ?? ''
    const withUsers = asks(query, 'user_count')
    if (withUsers && !isPresence(prefix)) {
      throw new ApiRefusal(400, 'user_count is there for a filter_by_prefix of presence-')
    }
    const counts = await this.server.countSubscriptions(prefix)
    const channels: Record<string, object> = {}
    for (const name of counts.keys()) {
      channels[name] = withUsers ? { user_count: await this.#userCount(name) } : {}
    }
    return channels
  }

  async #channel(name: string, query: URLSearchParams): Promise<object> {
    const withUsers = asks(query, 'user_count')
    if (withUsers && !isPresence(name)) {
      throw new ApiRefusal(400, 'user_count is there for presence channels')
    }
    const subscriptions = (await this.server.countSubscriptions(name)).get(name) ?? 0
    return {
      occupied: subscriptions > 0,
      ...(withUsers ? { user_count: await this.#userCount(name) } : {}),
      ...(asks(query, 'subscription_count') ? { subscription_count: subscriptions } : {}),
    }
  }

  async #users(name: string): Promise<object> {
    if (!isPresence(name)) throw new ApiRefusal(400, 'Users are there on presence channels')
    const members = await this.server.roster.members(name)
    return { users: members.map(({ user_id: id }) => ({ id })) }
  }

  async #userCount(name: string): Promise<number> {
    return (await this.server.roster.members(name)).length
  }
}

function asks(query: URLSearchParams, what: string): boolean {
  return (query.get('info') ?? '').split(',').includes(what)
}

function batchOf(request: unknown): unknown[] {
  const batch = typeof request === 'object' && request && 'batch' in request && request.batch
  if (!Array.isArray(batch)) throw new ApiRefusal(400, 'batch is a list of events')
  if (batch.length > MAX_BATCH) throw new ApiRefusal(400, `A batch has at most ${MAX_BATCH} events`)
  return batch
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new ApiRefusal(400, 'The body is not JSON')
  }
}

interface EventRequest {
  name?: unknown
  data?: unknown
  channel?: unknown
  channels?: unknown
  socket_id?: unknown
}

/** @throws ApiRefusal or RefusedEvent if malformed or too large */
function wireEventsOf(request: unknown): WireEvent[] {
  if (typeof request !== 'object' || request === null) {
    throw new ApiRefusal(400, 'An event is an object')
  }
  const { name, data, channel, channels, socket_id: except }: EventRequest = request
  const names: unknown[] = Array.isArray(channels) ? channels : [channel]
  checkEvent({ channels: names, event: name, data, except })
  return names.map((one) => ({
    channel: String(one),
    event: String(name),
    data: String(data),
    except: typeof except === 'string' ? except : null,
  }))
}

export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}
