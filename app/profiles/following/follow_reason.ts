import type { SignInReason } from '#app/accounts/sign_in/sign_in_reasons'
import User from '#app/accounts/user'
import { isolated } from '#app/common/text/isolated'

const ADDRESS = /^\/@([^/]+)\/follow$/

export async function findFollowReason({ pathname }: URL): Promise<SignInReason | null> {
  const [, handle] = ADDRESS.exec(pathname) ?? []
  if (!handle) return null
  const user = await User.query().where({ handle }).whereNotNull('email_verified_at').first()
  return user && { title: `Sign in to follow ${isolated(user.name)}` }
}
