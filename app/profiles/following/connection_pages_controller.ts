import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findPerson, type Person } from '#app/profiles/find_profile'
import { connections } from '#app/profiles/following/connection_transformer'
import {
  listConnections,
  listFollowed,
  type ConnectionKind,
} from '#app/profiles/following/find_follows'
import UserTransformer from '#app/profiles/user_transformer'

/** Follows and followers: the pages, and the calls that load more. */
export default class ConnectionPagesController {
  followers(ctx: HttpContext) {
    return this.#render(ctx, 'followers')
  }

  followings(ctx: HttpContext) {
    return this.#render(ctx, 'followings')
  }

  async followersOf(ctx: HttpContext) {
    const list = await this.#list(ctx, 'followers', await this.#person(ctx))
    return { followers: list.data, next_page_url: list.next_page_url }
  }

  async followingsOf(ctx: HttpContext) {
    const list = await this.#list(ctx, 'followings', await this.#person(ctx))
    return { followings: list.data, next_page_url: list.next_page_url }
  }

  async #render(ctx: HttpContext, kind: ConnectionKind) {
    const person = await findPerson({ handle: ctx.params.handle }, viewerIdOf(ctx))
    const { data, next_page_url: next } = await this.#list(ctx, kind, person)
    return ctx.inertia.render('profiles/connections', {
      user: new UserTransformer(person, null).toObject(),
      kind,
      people: data,
      next_page_url: next && `/api/users/${person.user.id}/${kind}?page=2`,
    })
  }

  #person(ctx: HttpContext): Promise<Person> {
    return findPerson({ id: ctx.params.id }, viewerIdOf(ctx))
  }

  async #list(ctx: HttpContext, kind: ConnectionKind, { user }: Person) {
    const page = pageRequest(ctx)
    const viewerId = viewerIdOf(ctx)
    const users = await listConnections(kind, user.id, page, await listHiddenUserIds(viewerId))
    return paginator(ctx, connections(users, await listFollowed(viewerId, users)), page)
  }
}

function viewerIdOf({ auth }: HttpContext): number | null {
  return auth.user?.id ?? null
}
