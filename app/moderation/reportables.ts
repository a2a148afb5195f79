import User from '#app/accounts/models/user'
import { defineReportable } from './reportable_registry.js'

defineReportable('user', async (_reporter, id, trx) => {
  const user = await User.find(id, { client: trx })
  if (!user) return null
  const { name, handle, bio } = user
  return { reportedUserId: user.id, evidence: { name, handle, bio } }
})
