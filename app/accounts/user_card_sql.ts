import type User from '#app/accounts/user'

export type UserCardRow = Pick<User, 'id' | 'handle' | 'name' | 'type' | 'avatarUrl' | 'isVerified'>

/** SQL that builds a `UserCardRow` as JSON. @param users alias of table `users` */
export function userCardJson(users: string): string {
  return `json_build_object('id', ${users}.id, 'handle', ${users}.handle, 'name', ${users}.name,
    'type', ${users}.type, 'avatarUrl', ${users}.avatar_url, 'isVerified', ${users}.is_verified)`
}
