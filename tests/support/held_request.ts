import User from '#app/accounts/user'

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
