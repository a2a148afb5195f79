import User from '#app/accounts/models/user'

/**
 * Holds a request after its account was read.
 *
 * @returns lets it go on and resolves with its answer
 */
export async function holdRequest(
  user: User,
  start: () => Promise<Response>
): Promise<() => Promise<Response>> {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const hold = async (found: User) => {
    if (found.id !== user.id) return
    User.$hooks.remove('after:find', hold)
    reached.resolve()
    await gate.promise
  }
  User.after('find', hold)
  const answer = start()
  await reached.promise
  return () => {
    gate.resolve()
    return answer
  }
}
