import User from '#app/accounts/models/user'

/** Whether a handle, in lower case, is nobody's or this user's own. */
export async function isHandleAvailable(handle: string, userId?: number): Promise<boolean> {
  const holder = await User.query().where('handle', handle).select('id').first()
  return !holder || holder.id === userId
}
