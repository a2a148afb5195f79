import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import User, { type UserType } from '#app/accounts/models/user'

/** Every user made by `createUser` signs in with it. */
export const PASSWORD = 'umber-lantern-42'

interface NewUser {
  type?: UserType
  handle?: string
  email?: string
  name?: string
  /** whether the e-mail address is verified; true unless told */
  verified?: boolean
}

/** Stores a new user whom no other test knows, with a unique handle and e-mail address. */
export async function createUser({ verified = true, ...given }: NewUser = {}): Promise<User> {
  const handle = given.handle ?? uniqueHandle()
  const user = await User.create({
    name: 'Livia Conti',
    email: `${handle}@example.com`,
    password: PASSWORD,
    type: 'member',
    ...given,
    handle,
    emailVerifiedAt: verified ? DateTime.now() : null,
  })
  return user.refresh()
}

/** A handle that nobody has, within the rules. */
export function uniqueHandle(): string {
  return `u${randomUUID().replaceAll('-', '').slice(0, 16)}`
}
