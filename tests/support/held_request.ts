import { AccountProvider } from '#app/accounts/sessions/account_provider'
import type User from '#app/accounts/user'

/**
 * Pauses a request after its account was read.
 * @returns a function that resumes it and resolves with its response
 */
export async function holdRequest(
  user: User,
  start: () => Promise<Response>
): Promise<() => Promise<Response>> {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const { findById } = AccountProvider.prototype
  AccountProvider.prototype.findById = async function (identifier) {
    const found = await findById.call(this, identifier)
    if (found?.getOriginal().id === user.id) {
      AccountProvider.prototype.findById = findById
      reached.resolve()
      await gate.promise
    }
    return found
  }
  const answer = start()
  await reached.promise
  return () => {
    gate.resolve()
    return answer
  }
}
