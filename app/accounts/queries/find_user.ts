import User from '#app/accounts/models/user'

export function findUser(id: number): Promise<User | null> {
  return User.find(id)
}
