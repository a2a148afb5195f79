import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { PASSWORD } from '#tests/support/password'
import User, { type UserType } from '#app/accounts/user'

export { PASSWORD }

interface NewUser {
  type?: UserType
  handle?: string
  email?: string
  name?: string
  verified?: boolean
}

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

export function uniqueHandle(): string {
  return `u${randomUUID().replaceAll('-', '').slice(0, 16)}`
}
