import vine from '@vinejs/vine'
import { isChannelName } from '#app/realtime/protocol/channel_name'
import { SOCKET_ID } from '#app/realtime/socket_id'

const channelName = vine.createRule((value, _, field) => {
  if (!isChannelName(value)) field.report('No channel has such a name.', 'channelName', field)
})

const socketIdField = () => vine.string().regex(SOCKET_ID)

export const userAuthorizationValidator = vine.create({ socket_id: socketIdField() })

export const channelAuthorizationValidator = vine.create({
  socket_id: socketIdField(),
  channel_name: vine.string().use(channelName()),
})
