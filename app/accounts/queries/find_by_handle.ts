import User from '#app/accounts/models/user'

/** @param handle in lower case, without `@` */
export function findByHandle(handle: string): Promise<User | null> {
  return User.findBy('handle', handle)
}
