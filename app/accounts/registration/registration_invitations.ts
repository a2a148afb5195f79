import type { HttpContext } from '@adonisjs/core/http'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

type FindInvitation = (ctx: HttpContext) => Promise<string | null>

const finders = new Registry<FindInvitation>('invitations to register')

/** Says who invited a guest, such as `Ava Rossi invited you to vesta`; null if nobody did. */
export function registrationInvitation(find: FindInvitation): Extension {
  return finders.adds(find)
}

export async function whoInvited(ctx: HttpContext): Promise<string | null> {
  for (const find of finders.list()) {
    const invitation = await find(ctx)
    if (invitation) return invitation
  }
  return null
}
