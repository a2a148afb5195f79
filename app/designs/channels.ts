import db from '@adonisjs/lucid/services/db'
import { defineChannel } from '#app/realtime/channel_registry'

/** How a design comes into being, for its owner. */
defineChannel('private-design', async (user, id) => {
  const design = await db.from('designs').select('id').where({ id, user_id: user.id }).first()
  return Boolean(design)
})
