import User from '#app/accounts/models/user'

/** @param login email address, or handle without `@`, in lower case */
export function findByLogin(login: string): Promise<User | null> {
  return User.query().where('email', login).orWhere('handle', login).first()
}
