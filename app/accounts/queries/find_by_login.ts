import User from '#app/accounts/models/user'

/** @param login email address or handle, in lower case and without `@` before the handle */
export function findByLogin(login: string): Promise<User | null> {
  return User.query().where('email', login).orWhere('handle', login).first()
}
